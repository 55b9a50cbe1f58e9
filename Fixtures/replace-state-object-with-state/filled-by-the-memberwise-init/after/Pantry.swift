import Observation

@Observable
final class Pantry {
    var jars = 6
}

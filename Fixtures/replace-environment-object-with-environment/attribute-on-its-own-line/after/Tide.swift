import Observation

@Observable
final class Tide {
    var height = 2
}

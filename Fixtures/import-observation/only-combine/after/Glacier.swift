import Observation

@Observable
final class Glacier {
    var thickness = 300
}

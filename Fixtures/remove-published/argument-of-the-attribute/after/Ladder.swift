import Observation

@Observable
final class Ladder {
    var rungs: Int = 3
    var wood: String = "oak"
}

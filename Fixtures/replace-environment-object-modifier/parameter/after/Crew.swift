import Observation

@Observable
final class Crew {
    var size = 4
}

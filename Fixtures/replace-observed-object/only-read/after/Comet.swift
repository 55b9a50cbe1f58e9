import Observation

@Observable
final class Comet {
    var tail = 1.5
}

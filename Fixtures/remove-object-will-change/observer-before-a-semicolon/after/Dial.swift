import Observation

@Observable
final class Dial {
    var angle = 1; var turns = 2
}

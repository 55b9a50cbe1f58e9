import Observation

@Observable
final class Dial {
    var angle = 0
}

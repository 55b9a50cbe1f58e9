import Observation

@Observable
final class Turnstile {
    var isOpen = false
    private(set) var visitors = 0

    func enter() {
        visitors += 1
    }
}

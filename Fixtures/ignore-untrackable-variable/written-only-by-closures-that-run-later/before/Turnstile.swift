import Combine

final class Turnstile: ObservableObject {
    @Published var isOpen = false
    private(set) var visitors = 0

    func enter() {
        visitors += 1
    }
}

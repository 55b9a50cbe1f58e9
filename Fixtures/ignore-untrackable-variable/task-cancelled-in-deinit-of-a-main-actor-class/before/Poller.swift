import Combine

@MainActor
final class Poller: ObservableObject {
    @Published private(set) var polls = 0
    private var task: Task<Void, Never>?

    func start() {
        task = Task { [weak self] in
            self?.polls += 1
        }
    }

    deinit {
        task?.cancel()
    }
}

import Observation

@Observable
@MainActor
final class Poller {
    private(set) var polls = 0
    @ObservationIgnored private var task: Task<Void, Never>?

    func start() {
        task = Task { [weak self] in
            self?.polls += 1
        }
    }

    deinit {
        task?.cancel()
    }
}

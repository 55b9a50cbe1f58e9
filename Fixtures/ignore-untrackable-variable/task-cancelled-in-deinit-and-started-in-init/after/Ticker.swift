import Foundation
import Observation

@Observable
@MainActor
final class Ticker {
    private(set) var price = 0.0
    @ObservationIgnored private var task: Task<Void, Never>?
    private var count = 0

    init() {
        task = Task { [weak self] in
            self?.count += 1
        }
    }

    deinit {
        task?.cancel()
    }
}

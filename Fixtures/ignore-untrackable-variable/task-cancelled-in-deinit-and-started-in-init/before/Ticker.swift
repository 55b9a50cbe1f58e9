import Combine
import Foundation

@MainActor
final class Ticker: ObservableObject {
    @Published private(set) var price = 0.0
    private var task: Task<Void, Never>?
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

import Combine
import Foundation

final class BlinkModel: ObservableObject {
    @Published var isVisible = true

    private var timer: Cancellable?

    func start() {
        timer = Timer.publish(every: 0.5, on: .main, in: .common)
            .autoconnect()
            .sink { [weak self] _ in
                self?.isVisible.toggle()
            }
    }

    func stop() {
        timer?.cancel()
        timer = nil
    }
}

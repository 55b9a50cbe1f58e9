import Combine
import Foundation
import Observation

@Observable
final class BlinkModel {
    var isVisible = true

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

import Combine
import Foundation

final class Sensor: ObservableObject {
    @Published private(set) var samples = 0

    init() {
        _ = NotificationCenter.default.addObserver(
            forName: Notification.Name("sample"), object: nil, queue: .main
        ) { [weak self] _ in
            self?.samples += 1
        }
    }
}

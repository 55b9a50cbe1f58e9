import Combine
import Foundation
import Observation

@Observable
final class Sensor: ObservableObject {
    private(set) var samples = 0

    init() {
        _ = NotificationCenter.default.addObserver(
            forName: Notification.Name("sample"), object: nil, queue: .main
        ) { [weak self] _ in
            self?.samples += 1
        }
    }
}

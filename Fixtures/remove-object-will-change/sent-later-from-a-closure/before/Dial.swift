import Combine
import Foundation

final class Dial: ObservableObject {
    @Published var angle = 0

    func redraw() {
        DispatchQueue.main.async { [weak self] in
            self?.objectWillChange.send()
        }
    }
}

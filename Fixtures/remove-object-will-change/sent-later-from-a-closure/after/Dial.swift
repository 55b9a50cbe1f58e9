import Foundation
import Observation

@Observable
final class Dial {
    var angle = 0

    func redraw() {
        DispatchQueue.main.async { [weak self] in
            self?.withMutation(keyPath: \.angle) {}
        }
    }
}

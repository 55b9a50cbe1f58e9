import Foundation
import Observation

@Observable
final class Preferences {
    private let defaults = UserDefaults.standard

    func mute() {
        withMutation(keyPath: \.isMuted) {}
        defaults.set(true, forKey: "isMuted")
    }

    var isMuted: Bool {
        access(keyPath: \.isMuted)
        return defaults.bool(forKey: "isMuted")
    }
}

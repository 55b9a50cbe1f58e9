import Foundation
import Observation

@Observable
final class Preferences {
    var isMuted: Bool {
        get {
            access(keyPath: \.isMuted)
            return UserDefaults.standard.bool(forKey: "isMuted")
        }
        set {
            withMutation(keyPath: \.isMuted) {
                UserDefaults.standard.set(newValue, forKey: "isMuted")
            }
        }
    }
}

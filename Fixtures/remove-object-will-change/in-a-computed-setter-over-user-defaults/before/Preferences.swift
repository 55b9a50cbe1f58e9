import Combine
import Foundation

final class Preferences: ObservableObject {
    var isMuted: Bool {
        get { UserDefaults.standard.bool(forKey: "isMuted") }
        set {
            objectWillChange.send()
            UserDefaults.standard.set(newValue, forKey: "isMuted")
        }
    }
}

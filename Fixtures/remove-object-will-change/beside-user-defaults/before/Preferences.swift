import Combine
import Foundation

final class Preferences: ObservableObject {
    private let defaults = UserDefaults.standard

    func mute() {
        objectWillChange.send()
        defaults.set(true, forKey: "isMuted")
    }

    var isMuted: Bool { defaults.bool(forKey: "isMuted") }
}

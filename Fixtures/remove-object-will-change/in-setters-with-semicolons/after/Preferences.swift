import SwiftUI

@Observable
final class Preferences {
    private let defaults: UserDefaults = .standard
    private var cached = ""

    var level: String {
        set {
            withMutation(keyPath: \.level) {
                defaults.set(newValue, forKey: "level")
            }
        }
        get {
            access(keyPath: \.level)
            return defaults.string(forKey: "level") ?? ""
        }
    }

    var source: String {
        set {
            withMutation(keyPath: \.source) {
                defaults.set(newValue, forKey: "source")
                cached = newValue
            }
        }
        get {
            access(keyPath: \.source)
            return defaults.string(forKey: "source") ?? ""
        }
    }

    var trust: String {
        set {
            withMutation(keyPath: \.trust) {
                let value = newValue.lowercased()
                defaults.set(value, forKey: "trust")
                cached = value
            }
        }
        get {
            access(keyPath: \.trust)
            return defaults.string(forKey: "trust") ?? ""
        }
    }

    var badge: Bool {
        set {
            withMutation(keyPath: \.badge) {
                defaults.set(newValue, forKey: "badge")
            }
        }
        get {
            access(keyPath: \.badge)
            return defaults.bool(forKey: "badge")
        }
    }

    var sound: Bool {
        set { withMutation(keyPath: \.sound) { defaults.set(newValue, forKey: "sound") } }
        get {
            access(keyPath: \.sound)
            return defaults.bool(forKey: "sound")
        }
    }
}

struct PreferencesView: View {
    var preferences: Preferences

    var body: some View {
        Text("\(preferences.level) \(preferences.source) \(preferences.trust) \(preferences.badge) \(preferences.sound)")
    }
}

import SwiftUI

@Observable
final class Preferences {
    private let defaults: UserDefaults = .standard
    var isOpen = false

    var volume: Double {
        get {
            access(keyPath: \.volume)
            return defaults.double(forKey: "volume")
        }
        set {
            guard newValue != volume else { return }
            withMutation(keyPath: \.isLoud) {}
            withMutation(keyPath: \.volume) {
                defaults.set(newValue, forKey: "volume")
                // The views.
            }
        }
    }

    /// Reads the same key.
    var isLoud: Bool {
        access(keyPath: \.isLoud)
        return defaults.double(forKey: "volume") > 0.5
    }

    var isCalm: Bool { volume < 0.1 }

    var theme: String {
        get {
            access(keyPath: \.theme)
            return defaults.string(forKey: "theme") ?? "plain"
        }
        set { withMutation(keyPath: \.theme) { defaults.set(newValue, forKey: "theme") } }
    }

    var greeting: String {
        get {
            access(keyPath: \.greeting)
            let text = defaults.string(forKey: "greeting")
            return text ?? ""
        }
        set {
            self.withMutation(keyPath: \.greeting) {
                let trimmed = newValue.lowercased()
                defaults.set("""
                Hello,
                  \(trimmed)
                """, forKey: "greeting")
            }
        }
    }

    var mode: Int {
        get {
            access(keyPath: \.mode)
            return if isOpen { defaults.integer(forKey: "mode") } else { 0 }
        }
        set {
            withMutation(keyPath: \.mode) {
                defaults.set(newValue, forKey: "mode")
            }
        }
    }
}

struct PreferencesView: View {
    @Bindable var preferences: Preferences

    var body: some View {
        Slider(value: $preferences.volume)
        Text("\(preferences.isLoud) \(preferences.theme) \(preferences.greeting) \(preferences.mode)")
    }
}

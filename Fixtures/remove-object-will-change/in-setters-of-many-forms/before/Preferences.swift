import SwiftUI

final class Preferences: ObservableObject {
    private let defaults: UserDefaults = .standard
    @Published var isOpen = false

    var volume: Double {
        get {
            defaults.double(forKey: "volume")
        }
        set {
            guard newValue != volume else { return }
            defaults.set(newValue, forKey: "volume")
            // The views.
            objectWillChange.send()
        }
    }

    /// Reads the same key.
    var isLoud: Bool { defaults.double(forKey: "volume") > 0.5 }

    var isCalm: Bool { volume < 0.1 }

    var theme: String {
        get { return defaults.string(forKey: "theme") ?? "plain" }
        set { objectWillChange.send(); defaults.set(newValue, forKey: "theme") }
    }

    var greeting: String {
        get {
            let text = defaults.string(forKey: "greeting")
            return text ?? ""
        }
        set {
            let trimmed = newValue.lowercased()
            self.objectWillChange.send()
            defaults.set("""
                Hello,
                  \(trimmed)
                """, forKey: "greeting")
        }
    }

    var mode: Int {
        get { if isOpen { defaults.integer(forKey: "mode") } else { 0 } }
        set {
            objectWillChange.send()

            defaults.set(newValue, forKey: "mode")
        }
    }
}

struct PreferencesView: View {
    @ObservedObject var preferences: Preferences

    var body: some View {
        Slider(value: $preferences.volume)
        Text("\(preferences.isLoud) \(preferences.theme) \(preferences.greeting) \(preferences.mode)")
    }
}

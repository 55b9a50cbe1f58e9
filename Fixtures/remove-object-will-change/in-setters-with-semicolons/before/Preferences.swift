import SwiftUI

final class Preferences: ObservableObject {
    private let defaults: UserDefaults = .standard
    private var cached = ""

    var level: String {
        set {
            objectWillChange.send();
            defaults.set(newValue, forKey: "level")
        }
        get { defaults.string(forKey: "level") ?? "" }
    }

    var source: String {
        set {
            objectWillChange.send(); defaults.set(newValue, forKey: "source")
            cached = newValue
        }
        get { defaults.string(forKey: "source") ?? "" }
    }

    var trust: String {
        set {
            let value = newValue.lowercased()
            objectWillChange.send(); defaults.set(value, forKey: "trust")
            cached = value
        }
        get { defaults.string(forKey: "trust") ?? "" }
    }

    var badge: Bool {
        set {
            defaults.set(newValue, forKey: "badge"); objectWillChange.send();
        }
        get { defaults.bool(forKey: "badge") }
    }

    var sound: Bool {
        set { defaults.set(newValue, forKey: "sound"); objectWillChange.send(); }
        get { defaults.bool(forKey: "sound") }
    }
}

struct PreferencesView: View {
    @ObservedObject var preferences: Preferences

    var body: some View {
        Text("\(preferences.level) \(preferences.source) \(preferences.trust) \(preferences.badge) \(preferences.sound)")
    }
}

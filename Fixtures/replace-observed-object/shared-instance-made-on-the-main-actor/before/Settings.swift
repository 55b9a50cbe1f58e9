import SwiftUI

@MainActor final class Settings: ObservableObject {
    static let shared = MainActor.assumeIsolated { Settings() }
    @Published var isOn = false
}

@MainActor final class Defaults: ObservableObject {
    static let shared: Defaults = MainActor.assumeIsolated {
        let defaults = Defaults()
        return defaults
    }
    @Published var name = ""
}

struct SettingsView: View {
    @ObservedObject private var settings = Settings.shared
    @ObservedObject private var defaults = Defaults.shared

    var body: some View {
        Toggle(defaults.name, isOn: $settings.isOn)
    }
}

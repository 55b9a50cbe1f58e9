import SwiftUI

@Observable
@MainActor final class Settings {
    static let shared = MainActor.assumeIsolated { Settings() }
    var isOn = false
}

@Observable
@MainActor final class Defaults {
    static let shared: Defaults = MainActor.assumeIsolated {
        let defaults = Defaults()
        return defaults
    }
    var name = ""
}

struct SettingsView: View {
    @Bindable private var settings = Settings.shared
    private let defaults = Defaults.shared

    var body: some View {
        Toggle(defaults.name, isOn: $settings.isOn)
    }
}

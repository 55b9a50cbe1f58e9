#if canImport(Kit)
import Kit
#endif
import SwiftUI

public struct SettingsView: View {
    @ObservedObject var settings: Settings

    public init(settings: Settings) {
        self.settings = settings
    }

    public var body: some View {
        Button("\(settings.iconName()) \(settings.isLarge)") {
            UserDefaults.standard.set("round", forKey: "icon")
            settings.objectWillChange.send()
        }
    }
}

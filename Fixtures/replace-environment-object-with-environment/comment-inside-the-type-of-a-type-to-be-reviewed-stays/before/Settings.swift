import SwiftUI

final class Settings: ObservableObject {
    @AppStorage("size") var size = 1
}

struct SettingsView: View {
    @EnvironmentObject var settings: /* as the app puts it there */ Settings

    var body: some View {
        Text("\(settings.size)")
    }
}

func reset() { UserDefaults.standard.removeObject(forKey: "size") }

import SwiftUI

final class Settings: ObservableObject {
    @AppStorage("columns") var columns = 3
    @AppStorage("zoom") var zoom = 1.5
    @AppStorage("shift") var shift = -2
    @AppStorage("name") var name = "Untitled"
    @AppStorage("isCompact") var isCompact = false
    @Published var search = ""
}

struct SettingsView: View {
    @ObservedObject var settings: Settings

    var body: some View {
        Text("\(settings.columns)")
    }
}

func reset() {
    for key in ["columns", "zoom", "shift", "name", "isCompact"] {
        UserDefaults.standard.removeObject(forKey: key)
    }
}

import SwiftUI

final class Settings: ObservableObject {
    @AppStorage("columns") var columns = max(2, 3)
}

struct SettingsView: View {
    @ObservedObject var settings: Settings

    var body: some View {
        Text("\(settings.columns)")
    }
}

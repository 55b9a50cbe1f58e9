import SwiftUI

final class Settings: ObservableObject {
    @available(*, deprecated) @AppStorage("columns") var columns = 3
    @Published var name = ""
}

struct SettingsView: View {
    @ObservedObject var settings: Settings

    var body: some View {
        Text("\(settings.name)")
    }
}

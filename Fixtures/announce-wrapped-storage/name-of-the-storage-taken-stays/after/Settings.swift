import SwiftUI

final class Settings: ObservableObject {
    @AppStorage("columns") var columns = 3
    private let _columnsStorage = "columns"
}

struct SettingsView: View {
    @ObservedObject var settings: Settings

    var body: some View {
        Text("\(settings.columns)")
    }
}

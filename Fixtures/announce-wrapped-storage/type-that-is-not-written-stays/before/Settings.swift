import SwiftUI

func initialColumns() -> Int { 3 }

final class Settings: ObservableObject {
    @AppStorage("columns") var columns = initialColumns()
}

struct SettingsView: View {
    @ObservedObject var settings: Settings

    var body: some View {
        Text("\(settings.columns)")
    }
}

import SwiftUI

final class Settings: ObservableObject {
    @AppStorage("columns") var columns = 3
    @AppStorage("rows") var rows = 1
    @Published var name: String

    init(name: String) {
        _rows = AppStorage(wrappedValue: 2, "rows")
        columns = 4
        self.name = name
        columns += 1
    }

    func binding() -> Binding<Int> {
        $columns
    }
}

struct SettingsView: View {
    @StateObject private var settings = Settings(name: "")
    let shared: Settings

    var body: some View {
        Stepper("Columns", value: $settings.columns)
        Stepper("Columns", value: settings.$columns)
        Stepper("Rows", value: shared.$rows)
    }
}

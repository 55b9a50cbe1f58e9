import SwiftUI

@Observable
final class Settings {
    @ObservationIgnored @AppStorage("columns") private var _columnsStorage = 3
    var columns: Int {
        get {
            access(keyPath: \.columns)
            return _columnsStorage
        }
        set { withMutation(keyPath: \.columns) { _columnsStorage = newValue } }
    }
    @ObservationIgnored @AppStorage("rows") private var _rowsStorage = 1
    var rows: Int {
        get {
            access(keyPath: \.rows)
            return _rowsStorage
        }
        set { withMutation(keyPath: \.rows) { _rowsStorage = newValue } }
    }
    var name: String

    init(name: String) {
        __rowsStorage = AppStorage(wrappedValue: 2, "rows")
        _columnsStorage = 4
        self.name = name
        columns += 1
    }

    func binding() -> Binding<Int> {
        Bindable(self).columns
    }
}

struct SettingsView: View {
    @State private var settings = Settings(name: "")
    let shared: Settings

    var body: some View {
        Stepper("Columns", value: $settings.columns)
        Stepper("Columns", value: Bindable(settings).columns)
        Stepper("Rows", value: Bindable(shared).rows)
    }
}

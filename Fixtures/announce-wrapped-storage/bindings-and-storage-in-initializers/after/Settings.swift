import SwiftUI

@Observable
final class Settings {
    @ObservationIgnored @AppStorage("columns") private var _columnsStorage = 3
    var columns: Int {
        get {
            Self.storeRegistrar.access(self, keyPath: \.columns)
            return _columnsStorage
        }
        set { Self.storeRegistrar.withMutation(of: self, keyPath: \.columns) { _columnsStorage = newValue } }
    }
    /// What one of the objects writes to the store updates the views of all.
    private static let storeRegistrar = ObservationRegistrar()
    @ObservationIgnored @AppStorage("rows") private var _rowsStorage = 1
    var rows: Int {
        get {
            Self.storeRegistrar.access(self, keyPath: \.rows)
            return _rowsStorage
        }
        set { Self.storeRegistrar.withMutation(of: self, keyPath: \.rows) { _rowsStorage = newValue } }
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

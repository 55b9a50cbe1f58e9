import SwiftUI

@Observable
final class Settings {
    @ObservationIgnored @AppStorage("columns") private var _columnsStorage = 3 {
        didSet {
            print("from \(oldValue) to \(columns)")
        }
    }
    var columns: Int {
        get {
            Self.storeRegistrar.access(self, keyPath: \.columns)
            return _columnsStorage
        }
        set { Self.storeRegistrar.withMutation(of: self, keyPath: \.columns) { _columnsStorage = newValue } }
    }
    /// What one of the objects writes to the store updates the views of all.
    private static let storeRegistrar = ObservationRegistrar()
}

struct SettingsView: View {
    var settings: Settings

    var body: some View {
        Text("\(settings.columns)")
    }
}

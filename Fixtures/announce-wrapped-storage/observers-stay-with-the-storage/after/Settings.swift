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
            access(keyPath: \.columns)
            return _columnsStorage
        }
        set { withMutation(keyPath: \.columns) { _columnsStorage = newValue } }
    }
}

struct SettingsView: View {
    var settings: Settings

    var body: some View {
        Text("\(settings.columns)")
    }
}

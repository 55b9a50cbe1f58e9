import SwiftUI

@propertyWrapper
struct Stored<Value> {
    private let key: String
    var wrappedValue: Value

    init(wrappedValue: Value, _ key: String) {
        self.key = key
        self.wrappedValue = wrappedValue
    }
}

@Observable
final class Settings {
    @ObservationIgnored @Stored("columns") private var _columnsStorage = 3
    private(set) var columns: Int {
        get {
            access(keyPath: \.columns)
            return _columnsStorage
        }
        set { withMutation(keyPath: \.columns) { _columnsStorage = newValue } }
    }

    @ObservationIgnored @Stored("rows") private var _rowsStorage = 2 {
        willSet {
            print("rows", newValue)
        }
    }
    var rows: Int {
        get {
            access(keyPath: \.rows)
            return _rowsStorage
        }
        set { withMutation(keyPath: \.rows) { _rowsStorage = newValue } }
    }

    @ObservationIgnored @Stored("log") var log: [String] = []

    func add() {
        columns += 1
    }
}

struct SettingsView: View {
    var settings: Settings

    var body: some View {
        Text("\(settings.columns)")
    }
}

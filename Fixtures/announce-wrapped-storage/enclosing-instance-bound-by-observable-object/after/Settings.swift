import SwiftUI

@propertyWrapper
struct Stored<Value> {
    var wrappedValue: Value

    static subscript<Holder: AnyObject>(
        _enclosingInstance holder: Holder, wrapped wrapped: ReferenceWritableKeyPath<Holder, Value>,
        storage storage: ReferenceWritableKeyPath<Holder, Stored<Value>>
    ) -> Value {
        get { holder[keyPath: storage].wrappedValue }
        set {
            holder[keyPath: storage].wrappedValue = newValue
        }
    }
}

@Observable
final class Settings {
    @ObservationIgnored @Stored private var _columnsStorage = 3
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

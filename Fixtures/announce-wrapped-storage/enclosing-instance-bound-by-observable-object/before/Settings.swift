import Combine
import SwiftUI

@propertyWrapper
struct Stored<Value> {
    var wrappedValue: Value

    static subscript<Holder: ObservableObject>(
        _enclosingInstance holder: Holder, wrapped wrapped: ReferenceWritableKeyPath<Holder, Value>,
        storage storage: ReferenceWritableKeyPath<Holder, Stored<Value>>
    ) -> Value where Holder.ObjectWillChangePublisher == ObservableObjectPublisher {
        get { holder[keyPath: storage].wrappedValue }
        set {
            holder.objectWillChange.send()
            holder[keyPath: storage].wrappedValue = newValue
        }
    }
}

final class Settings: ObservableObject {
    @Stored var columns = 3
}

struct SettingsView: View {
    @ObservedObject var settings: Settings

    var body: some View {
        Text("\(settings.columns)")
    }
}

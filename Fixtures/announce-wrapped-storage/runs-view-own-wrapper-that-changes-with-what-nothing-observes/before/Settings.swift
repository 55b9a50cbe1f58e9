import Combine
import SwiftUI

@propertyWrapper
struct Setting<Value> {
    private var value: Value
    init(wrappedValue: Value) { value = wrappedValue }

    @available(*, unavailable)
    var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }

    static subscript<Object: ObservableObject>(
        _enclosingInstance object: Object, wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
        storage storage: ReferenceWritableKeyPath<Object, Setting<Value>>
    ) -> Value where Object.ObjectWillChangePublisher == ObservableObjectPublisher {
        get { object[keyPath: storage].value }
        set {
            object.objectWillChange.send()
            object[keyPath: storage].value = newValue
        }
    }
}

/// Nothing observes it; the wrapper tells views of it, too.
enum Hidden { static var count = 0 }

final class Settings: ObservableObject {
    @Setting var format = "png"
    @Published var name = "shot"

    func bump() {
        Hidden.count += 1
        format += "!"
    }
}

struct CountView: View {
    @ObservedObject var settings: Settings

    var body: some View {
        Text("\(Hidden.count) \(settings.name)")
    }
}

struct ContentView: View {
    @StateObject private var settings = Settings()

    var body: some View {
        Text(settings.format)
        CountView(settings: settings)
        Button("bump") { settings.bump() }
    }
}

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

    static subscript<Object: AnyObject>(
        _enclosingInstance object: Object, wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
        storage storage: ReferenceWritableKeyPath<Object, Setting<Value>>
    ) -> Value {
        get { object[keyPath: storage].value }
        set {
            object[keyPath: storage].value = newValue
        }
    }
}

/// Nothing observes it; the wrapper tells views of it, too.
enum Hidden { static var count = 0 }

@Observable
final class Settings {
    @ObservationIgnored @Setting private var _formatStorage = "png"
    var format: String {
        get {
            access(keyPath: \.format)
            return _formatStorage
        }
        set { withMutation(keyPath: \.format) { _formatStorage = newValue } }
    }
    var name = "shot"

    func bump() {
        Hidden.count += 1
        format += "!"
    }
}

struct CountView: View {
    var settings: Settings

    var body: some View {
        let _ = settings.format
        Text("\(Hidden.count) \(settings.name)")
    }
}

struct ContentView: View {
    @State private var settings = Settings()

    var body: some View {
        Text(settings.format)
        CountView(settings: settings)
        Button("bump") { settings.bump() }
    }
}

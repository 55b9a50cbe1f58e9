import SwiftUI

@propertyWrapper
struct Stored<Value> {
    private var stored: Value

    var projectedValue: String { "\(stored)" }

    @available(*, unavailable)
    var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }

    init(wrappedValue: Value) {
        stored = wrappedValue
    }

    static subscript<Holder: AnyObject>(
        _enclosingInstance holder: Holder,
        wrapped wrapped: ReferenceWritableKeyPath<Holder, Value>,
        storage storage: ReferenceWritableKeyPath<Holder, Stored<Value>>
    ) -> Value {
        get { holder[keyPath: storage].stored }
        set {
            holder[keyPath: storage].stored = newValue
        }
    }
}

@Observable
final class Settings {
    var opened = 0
    @ObservationIgnored @Stored private var _columnsStorage: Int = 3
    var columns: Int {
        get {
            access(keyPath: \.columns)
            return _columnsStorage
        }
        set { withMutation(keyPath: \.columns) { _columnsStorage = newValue } }
    }
    @ObservationIgnored @Stored private var _namesStorage: [String] = []
    private(set) var names: [String] {
        get {
            access(keyPath: \.names)
            return _namesStorage
        }
        set { withMutation(keyPath: \.names) { _namesStorage = newValue } }
    }

    private(set) var started = ""

    init() {
        started = $_columnsStorage
    }

    var summary: String { "\(columns) \(names.count) \(started)" }

    func add() {
        names.append("name")
    }
}

struct ContentView: View {
    @State private var settings = Settings()

    var body: some View {
        Text("\(settings.columns) \(settings.opened)")
        NamesView(settings: settings)
        Button("more") { settings.columns += 1 }
        Button("add") { settings.add() }
        Button("open") { settings.opened += 1 }
    }
}

struct NamesView: View {
    var settings: Settings

    var body: some View {
        Text(settings.names.joined(separator: " ") + settings.summary)
    }
}

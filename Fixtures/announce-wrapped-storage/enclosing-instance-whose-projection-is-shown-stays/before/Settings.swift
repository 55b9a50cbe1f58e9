import Combine
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

    static subscript<Holder: ObservableObject>(
        _enclosingInstance holder: Holder,
        wrapped wrapped: ReferenceWritableKeyPath<Holder, Value>,
        storage storage: ReferenceWritableKeyPath<Holder, Stored<Value>>
    ) -> Value {
        get { holder[keyPath: storage].stored }
        set {
            (holder.objectWillChange as? ObservableObjectPublisher)?.send()
            holder[keyPath: storage].stored = newValue
        }
    }
}

final class Settings: ObservableObject {
    @Published var opened = 0
    @Stored var columns: Int = 3
    @Stored private(set) var names: [String] = []

    var summary: String { "\($columns) \(names.count)" }

    func add() {
        names.append("name")
    }
}

struct ContentView: View {
    @StateObject private var settings = Settings()

    var body: some View {
        Text("\(settings.columns) \(settings.opened)")
        NamesView(settings: settings)
        Button("more") { settings.columns += 1 }
        Button("add") { settings.add() }
        Button("open") { settings.opened += 1 }
    }
}

struct NamesView: View {
    @ObservedObject var settings: Settings

    var body: some View {
        Text(settings.names.joined(separator: " ") + settings.summary)
    }
}

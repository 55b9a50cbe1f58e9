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

final class Settings: ObservableObject {
    @Stored("columns") private(set) var columns = 3 {
        willSet { objectWillChange.send() }
    }

    @Stored("rows") var rows = 2 {
        willSet {
            print("rows", newValue)
            objectWillChange.send()
        }
    }

    @Stored("log") var log: [String] = []

    func add() {
        objectWillChange.send()
        columns += 1
    }
}

struct SettingsView: View {
    @ObservedObject var settings: Settings

    var body: some View {
        Text("\(settings.columns)")
    }
}

import SwiftUI

@propertyWrapper
final class Stored<Value>: ObservableObject {
    @Published var wrappedValue: Value
    var projectedValue: Stored<Value> { self }
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
@propertyWrapper
struct Remote<Value>: DynamicProperty {
    @StateObject private var box: Stored<Value>
    var wrappedValue: Value { get { box.wrappedValue } nonmutating set { box.wrappedValue = newValue } }
    init(wrappedValue: Value) { _box = StateObject(wrappedValue: Stored(wrappedValue: wrappedValue)) }
}
final class Settings: ObservableObject {
    @Stored var dark = false
    @Published var size = 1
    func toggle() { dark.toggle() }
}
struct V: View {
    @Remote var n = 1
    @Stored var plain = 2
    @StateObject var settings = Settings()
    @ObservedObject var stored: Stored<Int>
    var body: some View { Stepper("\(n) \(plain) \(settings.size)", value: $stored.wrappedValue) }
}

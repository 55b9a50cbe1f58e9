#if canImport(Combine)
import Combine
#else
protocol ObservableObject: AnyObject {}
@propertyWrapper struct Published<Value> {
    var wrappedValue: Value
}
#endif

final class Device: ObservableObject {
    @Published var name = ""
}

import Observation

#if canImport(Combine)
import Combine
#else
protocol ObservableObject: AnyObject {}
@propertyWrapper struct Published<Value> {
    var wrappedValue: Value
}
#endif

@Observable
final class Device {
    var name = ""
}

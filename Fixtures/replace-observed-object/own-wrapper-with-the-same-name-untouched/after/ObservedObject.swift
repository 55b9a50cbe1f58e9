import Observation

/// Ours: counts the writes.
@propertyWrapper
struct ObservedObject<Value> {
    private(set) var writes = 0

    var wrappedValue: Value {
        didSet { writes += 1 }
    }

    init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }
}

@Observable
final class Beacon {
    var signal = 3
}

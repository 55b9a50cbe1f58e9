import Combine
import Observation

@Observable
final class Cart {
    var items = 0
}

func perform<Value>(_ work: () -> Value) -> Value { work() }

import Combine

final class Cart: ObservableObject {
    @Published var items = 0
}

func perform<Value>(_ work: () -> Value) -> Value { work() }

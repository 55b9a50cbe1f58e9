import Combine

extension ObservableObject {
    func describe() -> String { "\(Self.self)" }
}

final class Lamp: ObservableObject {
    @Published var isOn = false
}

final class Door: ObservableObject {
    @Published var isOpen = false
}

func describe<Value>(_ value: Value, as text: (Value) -> String) -> String { text(value) }

let text = describe(Lamp()) { $0.describe() }

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

protocol Source {
    associatedtype Value
    var value: Value { get }
}

struct LampSource: Source {
    let value = Lamp()
}

func describe<Content: Source>(_ source: Content, as text: (Content.Value) -> String) -> String {
    text(source.value)
}

let text = describe(LampSource()) { $0.describe() }

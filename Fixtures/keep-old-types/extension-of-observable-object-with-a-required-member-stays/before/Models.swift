import Combine

protocol Named {
    var typeName: String { get }
}

extension ObservableObject {
    var typeName: String { "\(Self.self)" }
}

final class Lamp: ObservableObject, Named {
    @Published var isOn = false
}

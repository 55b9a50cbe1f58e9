import Combine

extension ObservableObject {
    var typeName: String { String(describing: Self.self) }
}

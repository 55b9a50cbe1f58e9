import Combine

extension ObservableObject {
    func relay(into log: inout [String]) { log.append(typeName) }

    var typeName: String { String(describing: Self.self) }

    var note: String? { nil }

    static func spare() -> String { "\(Self.self)" }
}

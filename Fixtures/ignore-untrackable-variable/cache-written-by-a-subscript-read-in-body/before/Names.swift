import Combine

final class Names: ObservableObject {
    @Published var all: [String] = []
    private var upper: [String: String] = [:]

    subscript(name: String) -> String {
        if let known = upper[name] { return known }
        upper[name] = name.uppercased()
        return name.uppercased()
    }
}

import Observation

@Observable
final class Names {
    var all: [String] = []
    @ObservationIgnored private var upper: [String: String] = [:]

    subscript(name: String) -> String {
        if let known = upper[name] { return known }
        upper[name] = name.uppercased()
        return name.uppercased()
    }
}

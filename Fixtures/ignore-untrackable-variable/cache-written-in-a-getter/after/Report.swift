import Observation

@Observable
final class Report {
    var lines: [String] = []
    @ObservationIgnored private var cachedText: String?

    var text: String {
        access(keyPath: \.lines)
        if let cachedText { return cachedText }
        let text = lines.joined(separator: "\n")
        cachedText = text
        return text
    }
}

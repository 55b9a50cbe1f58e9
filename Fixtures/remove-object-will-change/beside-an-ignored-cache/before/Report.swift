import Combine

final class Report: ObservableObject {
    @Published var lines: [String] = []
    private var cachedText: String?

    var text: String {
        if let cachedText { return cachedText }
        let text = lines.joined(separator: "\n")
        cachedText = text
        return text
    }

    func forget() {
        objectWillChange.send()
        cachedText = nil
    }
}

import Combine

final class Score: ObservableObject {
    @Published var points: Int

    init?(text: String) {
        guard let points = Int(text) else { return nil }
        _points = Published(initialValue: points)
    }
}

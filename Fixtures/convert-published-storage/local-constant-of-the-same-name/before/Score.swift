import Combine

final class Score: ObservableObject {
    @Published var points: Int

    init(text: String) {
        let points = Int(text) ?? 0
        _points = Published(initialValue: points)
    }
}

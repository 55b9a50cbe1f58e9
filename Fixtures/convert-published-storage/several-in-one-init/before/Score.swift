import Combine

final class Score: ObservableObject {
    @Published var points: Int
    @Published var bonus: Int

    init(points: Int, bonus: Int) {
        self._points = .init(wrappedValue: points)
        self._bonus = Published(wrappedValue: bonus)
    }

    convenience init() {
        self.init(points: 0, bonus: 0)
    }
}

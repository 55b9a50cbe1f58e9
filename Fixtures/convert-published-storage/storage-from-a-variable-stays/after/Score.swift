import Combine

final class Score: ObservableObject {
    @Published var points: Int

    init(points: Int) {
        let storage = Published(initialValue: points)
        _points = storage
    }
}

import Combine

final class Score: ObservableObject {
    @Published var points: [Int]

    init() {
        _points = Published(
            initialValue: [
                1,  // first
                2,
            ]
        )
    }
}

import Combine

@MainActor
final class Score: ObservableObject {
    @Published var points: Int
    @Published var name = ""

    nonisolated init(points: Int) {
        _points = Published(initialValue: points)
    }
}

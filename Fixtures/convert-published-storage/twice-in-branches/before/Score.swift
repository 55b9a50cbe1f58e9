import Combine

final class Score: ObservableObject {
    @Published var points: Int

    init(isBonus: Bool) {
        if isBonus {
            _points = Published(initialValue: 10)
        } else {
            _points = Published(initialValue: 0)
        }
    }
}

import Combine

final class Pulse: ObservableObject {
    @Published var beats = 0

    func last(of values: [Int]) {
        values.publisher.assign(to: \.beats, on: self).cancel()
    }
}

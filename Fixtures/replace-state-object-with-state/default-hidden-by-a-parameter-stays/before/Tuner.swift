import Combine

let volume = 3

final class Tuner: ObservableObject {
    @Published var level: Int

    init(level: Int) {
        self.level = level
    }
}

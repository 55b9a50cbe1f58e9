import Combine

final class Mixer: ObservableObject {
    @Published var level: Int

    init(level: Int = 0) {
        self.level = level
    }
}

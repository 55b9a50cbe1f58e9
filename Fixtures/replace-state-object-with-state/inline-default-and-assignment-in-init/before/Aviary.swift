import Combine

final class Aviary: ObservableObject {
    @Published var birds: Int

    init(birds: Int = 0) {
        self.birds = birds
    }
}

import Combine

enum Audio {
    final class Player: ObservableObject {
        @Published var isPlaying = false
    }
}

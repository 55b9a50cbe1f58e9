import Combine

final class Mixer: ObservableObject {
    @Published var isMuted = false
}

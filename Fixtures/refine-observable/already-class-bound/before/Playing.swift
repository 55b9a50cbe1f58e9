import Combine

protocol Playing: AnyObject, ObservableObject {
    var isPlaying: Bool { get set }
}

final class Jukebox: Playing {
    @Published var isPlaying = false
}

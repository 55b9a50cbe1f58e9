import Observation

protocol Playing: AnyObject, Observable {
    var isPlaying: Bool { get set }
}

@Observable
final class Jukebox: Playing {
    var isPlaying = false
}

import Observation

@Observable
final class Playlist {
    var current: String
    @ObservationIgnored private var queue: [String]

    init(songs: [String]) {
        queue = []
        queue.append("Intro")
        queue += songs
        current = "Intro"
    }

    func next() {
        current = queue.removeFirst()
    }
}

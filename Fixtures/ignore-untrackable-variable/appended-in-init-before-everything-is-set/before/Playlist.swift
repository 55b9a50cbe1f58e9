import Combine

final class Playlist: ObservableObject {
    @Published var current: String
    private var queue: [String]

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

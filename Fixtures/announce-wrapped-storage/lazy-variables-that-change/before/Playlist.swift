import SwiftUI

final class Playlist: ObservableObject {
    @Published var isPlaying = false

    /// What is played next.
    private(set) lazy var queue: [String] = ["first", "second"]
    lazy var position = 0
    lazy var titles = ["a", "b"]
    lazy var marks = [String: Int]()
    private lazy var history: [String] = [] {
        didSet { if history.count > 10 { history.removeFirst() } }
    }
    private lazy var log: [String] = []

    var last: String? { history.last }

    init(queue: [String] = []) {
        if !queue.isEmpty { self.queue += queue }
        history = [self.queue[0]]
    }

    deinit {
        queue = []
    }

    func next() {
        history.append(queue.removeFirst())
        position += 1
        log.append("next")
        isPlaying = true
    }

    func rename() {
        titles[0] = "c"
        marks["c"] = 1
    }
}

struct PlaylistView: View {
    @StateObject private var playlist = Playlist()

    var body: some View {
        Text(playlist.queue.joined())
        Text("\(playlist.position)")
        Text(playlist.titles.joined())
        Text("\(playlist.marks.count)")
        Text(playlist.last ?? "")
        Button("next") { playlist.next() }
    }
}

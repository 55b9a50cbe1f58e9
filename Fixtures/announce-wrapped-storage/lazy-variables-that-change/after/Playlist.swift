import SwiftUI

@Observable
final class Playlist {
    var isPlaying = false

    /// What is played next.
    private(set) var queue: [String] {
        get {
            access(keyPath: \.queue)
            return _queueStorage
        }
        set { withMutation(keyPath: \.queue) { _queueStorage = newValue } }
    }
    @ObservationIgnored private lazy var _queueStorage: [String] = ["first", "second"]
    @ObservationIgnored private lazy var _positionStorage = 0
    var position: Int {
        get {
            access(keyPath: \.position)
            return _positionStorage
        }
        set { withMutation(keyPath: \.position) { _positionStorage = newValue } }
    }
    @ObservationIgnored private lazy var _titlesStorage = ["a", "b"]
    var titles: [String] {
        get {
            access(keyPath: \.titles)
            return _titlesStorage
        }
        set { withMutation(keyPath: \.titles) { _titlesStorage = newValue } }
    }
    @ObservationIgnored private lazy var _marksStorage = [String: Int]()
    var marks: [String: Int] {
        get {
            access(keyPath: \.marks)
            return _marksStorage
        }
        set { withMutation(keyPath: \.marks) { _marksStorage = newValue } }
    }
    @ObservationIgnored private lazy var _historyStorage: [String] = [] {
        didSet { if history.count > 10 { _historyStorage.removeFirst() } }
    }
    private var history: [String] {
        get {
            access(keyPath: \.history)
            return _historyStorage
        }
        set { withMutation(keyPath: \.history) { _historyStorage = newValue } }
    }
    @ObservationIgnored private lazy var log: [String] = []

    var last: String? { history.last }

    init(queue: [String] = []) {
        if !queue.isEmpty { self._queueStorage += queue }
        _historyStorage = [self._queueStorage[0]]
    }

    deinit {
        _queueStorage = []
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
    @State private var playlist = Playlist()

    var body: some View {
        Text(playlist.queue.joined())
        Text("\(playlist.position)")
        Text(playlist.titles.joined())
        Text("\(playlist.marks.count)")
        Text(playlist.last ?? "")
        Button("next") { playlist.next() }
    }
}

import Combine
import SwiftUI

final class Track: ObservableObject {
    @Published var title = ""

    func log() -> AnyCancellable {
        objectWillChange.sink { print("changes") }
    }
}

@Observable
@MainActor
final class Detail {
    @ObservationIgnored @ObservedObject private var _trackStorage: Track
    var track: Track {
        get {
            access(keyPath: \.track)
            return _trackStorage
        }
        set { withMutation(keyPath: \.track) { _trackStorage = newValue } }
    }

    init(track: Track) {
        self._trackStorage = track
    }

    func show(_ other: Track) {
        track = other
    }
}

struct DetailView: View {
    var detail: Detail

    var body: some View {
        Text(detail.track.title)
    }
}

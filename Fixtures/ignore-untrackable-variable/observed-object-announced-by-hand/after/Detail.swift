import SwiftUI

@Observable
final class Track {
    var title = ""
}

@Observable
@MainActor
final class Detail {
    var track: Track

    init(track: Track) {
        self.track = track
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

import Combine
import SwiftUI

final class Track: ObservableObject {
    @Published var title = ""

    func log() -> AnyCancellable {
        objectWillChange.sink { print("changes") }
    }
}

@MainActor
final class Detail: ObservableObject {
    @ObservedObject var track: Track

    init(track: Track) {
        self.track = track
    }

    func show(_ other: Track) {
        track = other
        objectWillChange.send()
    }
}

struct DetailView: View {
    @ObservedObject var detail: Detail

    var body: some View {
        Text(detail.track.title)
    }
}

import SwiftUI

final class TrackController {
    var track: Track

    init(track: Track) {
        self.track = track
    }

    func mute() {
        track.volume = 0
    }
}

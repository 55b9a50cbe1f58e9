import SwiftUI

@Observable
@MainActor
final class Channel {
    var level = 0.0
}

@Observable
@MainActor
final class Mixer {
    var title = ""
    let left = Channel()
    let right = Channel()
}

struct MixerView: View {
    @State private var mixer = Mixer()

    var body: some View {
        Text("\(mixer.title) \(mixer.left.level) \(mixer.right.level)")
    }
}

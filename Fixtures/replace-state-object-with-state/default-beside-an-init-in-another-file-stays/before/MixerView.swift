import SwiftUI

struct MixerView: View {
    @StateObject var mixer = Mixer()
    var title: String

    init(level: Int) {
        title = "Mixer"
        _mixer = StateObject(wrappedValue: Mixer(level: level))
    }

    var body: some View {
        Text("\(title) \(mixer.level)")
    }
}

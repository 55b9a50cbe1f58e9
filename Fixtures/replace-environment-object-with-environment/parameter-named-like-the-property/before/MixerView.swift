import SwiftUI

struct MixerView: View {
    @EnvironmentObject private var mixer: Mixer

    var body: some View {
        channel(mixer: "Drums")
    }

    private func channel(mixer: String) -> some View {
        Toggle(mixer, isOn: $mixer.isMuted)
    }
}

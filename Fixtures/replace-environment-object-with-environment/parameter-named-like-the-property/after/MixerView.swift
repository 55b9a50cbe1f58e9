import SwiftUI

struct MixerView: View {
    @Environment(Mixer.self) private var mixer

    var body: some View {
        channel(mixer: "Drums")
    }

    private func channel(mixer: String) -> some View {
        Toggle(mixer, isOn: Bindable(self.mixer).isMuted)
    }
}

import SwiftUI

@MainActor
final class Mixer: ObservableObject {
    @Published var level = 3

    func mute() { level = 0 }
}

protocol Muting { func mute() }
protocol QuietMuting: Muting, AnyObject {}
@MainActor protocol Panel {}
class Device {}
@MainActor class Desk {}

struct Knob: Muting {
    @ObservedObject var mixer: Mixer

    func mute() { mixer.mute() }
}

final class Recorder: Device, QuietMuting {
    @ObservedObject var mixer: Mixer

    init(mixer: Mixer) { self.mixer = mixer }

    func mute() { mixer.mute() }
}

struct FrontPanel: Panel, Muting {
    @ObservedObject var mixer: Mixer

    func mute() { mixer.mute() }
}

final class SideDesk: Desk, QuietMuting {
    @ObservedObject var mixer: Mixer

    init(mixer: Mixer) { self.mixer = mixer }

    func mute() { mixer.mute() }
}

protocol Screen: View {}

struct MixerView: Screen {
    @ObservedObject var mixer: Mixer

    var body: some View { Button("Mute") { mixer.mute() } }
}

import SwiftUI

@Observable
@MainActor
final class Mixer {
    var level = 3

    func mute() { level = 0 }
}

protocol Muting { func mute() }
protocol QuietMuting: Muting, AnyObject {}
@MainActor protocol Panel {}
class Device {}
@MainActor class Desk {}

@preconcurrency @MainActor
struct Knob: Muting {
    var mixer: Mixer

    func mute() { mixer.mute() }
}

@preconcurrency @MainActor
final class Recorder: Device, QuietMuting {
    var mixer: Mixer

    init(mixer: Mixer) { self.mixer = mixer }

    func mute() { mixer.mute() }
}

struct FrontPanel: Panel, Muting {
    var mixer: Mixer

    func mute() { mixer.mute() }
}

final class SideDesk: Desk, QuietMuting {
    var mixer: Mixer

    init(mixer: Mixer) { self.mixer = mixer }

    func mute() { mixer.mute() }
}

protocol Screen: View {}

struct MixerView: Screen {
    var mixer: Mixer

    var body: some View { Button("Mute") { mixer.mute() } }
}

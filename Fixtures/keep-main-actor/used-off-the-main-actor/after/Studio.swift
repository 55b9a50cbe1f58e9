import SwiftUI

@Observable
@MainActor
final class Mixer {
    static let shared = Mixer()
    var level = 3

    func mute() { level = 0 }
}

@Observable
@preconcurrency @MainActor
final class Recorder: CustomStringConvertible {
    var mixer = Mixer.shared
    var takes = 0
    var timer: Timer?

    var description: String { "\(mixer.level)" }

    deinit {
        stop()
    }

    func stop() {
        timer?.invalidate()
        mixer.mute()
    }
}

@preconcurrency @MainActor
struct Knob: Equatable {
    var mixer: Mixer
    var name: String

    static func == (left: Knob, right: Knob) -> Bool {
        left.mixer.level == right.mixer.level && left.name == right.name
    }

    func turn() { mixer.level += 1 }
}

final class Archive {
    let recorder = Recorder()

    func close() {
        recorder.stop()
    }

    func turn(_ knob: Knob) {
        knob.turn()
    }
}

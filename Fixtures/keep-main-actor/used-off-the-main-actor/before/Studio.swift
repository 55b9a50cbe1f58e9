import SwiftUI

@MainActor
final class Mixer: ObservableObject {
    static let shared = Mixer()
    @Published var level = 3

    func mute() { level = 0 }
}

final class Recorder: ObservableObject, CustomStringConvertible {
    @ObservedObject var mixer = Mixer.shared
    @Published var takes = 0
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

struct Knob: Equatable {
    @ObservedObject var mixer: Mixer
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

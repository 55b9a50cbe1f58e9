import SwiftUI

@Observable
@MainActor final class Recorder {
    // Its observer assigns it, so that it cannot be tracked.
    private var level = 0 { didSet { if level > 3 { _level = 3 } } }
    private(set) var starts = 0
    private(set) var stops = 0
    @ObservationIgnored private var last = 0 { didSet { if last < 0 { last = 0 } } }

    var isLoud: Bool { level > 2 }

    func start() {
        starts += 1
        level += 1
    }

    // Nobody but the class reads what changes with the count.
    func stop() {
        stops += 1
        last = starts
    }

    func note() { print(last) }
}

struct RecorderView: View {
    @State private var recorder = Recorder()

    var body: some View {
        Text(recorder.isLoud ? "loud" : "quiet")
        Button("Start \(recorder.starts)") { recorder.start() }
        Button("Stop \(recorder.stops)") { recorder.stop() }
    }
}

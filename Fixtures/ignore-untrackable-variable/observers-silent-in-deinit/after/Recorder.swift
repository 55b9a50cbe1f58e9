import SwiftUI

@Observable
final class Recorder {
    var takes = 0
    var device: String? {
        didSet { print("device is \(device ?? "none")") }
    }

    deinit {
        _device = nil
    }
}

struct RecorderView: View {
    var recorder: Recorder

    var body: some View {
        Text("\(recorder.takes) \(recorder.device ?? "")")
    }
}

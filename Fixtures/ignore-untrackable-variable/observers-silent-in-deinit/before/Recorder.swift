import SwiftUI

final class Recorder: ObservableObject {
    @Published var takes = 0
    var device: String? {
        didSet { print("device is \(device ?? "none")") }
    }

    deinit {
        device = nil
    }
}

struct RecorderView: View {
    @ObservedObject var recorder: Recorder

    var body: some View {
        Text("\(recorder.takes) \(recorder.device ?? "")")
    }
}

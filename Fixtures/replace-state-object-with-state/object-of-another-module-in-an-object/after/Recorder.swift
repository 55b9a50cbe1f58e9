import SwiftUI

@Observable
final class Recorder {
  var isRecording = false
  private let session = URLSession(configuration: .default, delegate: nil, delegateQueue: nil)

  func record() { isRecording = session.delegate == nil }
}

struct RecorderView: View {
  @State private var recorder = Recorder()

  var body: some View {
    Toggle("record", isOn: $recorder.isRecording)
  }
}

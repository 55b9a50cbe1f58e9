import SwiftUI

struct RecorderView: View {
    @State private var title = ""
    @State private var microphone = Microphone()

    var body: some View {
        VStack {
            TextField("Title", text: $title)
            LevelView(level: microphone.level)
            Button(microphone.isRecording ? "Stop" : "Record") {
                microphone.toggle()
            }
        }
    }
}

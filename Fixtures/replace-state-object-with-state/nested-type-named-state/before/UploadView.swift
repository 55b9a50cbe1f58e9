import SwiftUI

struct UploadView: View {
    enum State {
        case idle
        case running
    }

    @StateObject private var upload = Upload()

    var state: State {
        upload.progress > 0 ? .running : .idle
    }

    var body: some View {
        Text(state == .idle ? "idle" : "running")
    }
}

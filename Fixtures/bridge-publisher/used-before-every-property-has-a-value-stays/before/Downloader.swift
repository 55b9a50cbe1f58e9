import Combine
import SwiftUI

final class Downloader: ObservableObject {
    @Published var progress = 0.0
    let label: AnyPublisher<String, Never>

    init() {
        label = _progress.projectedValue.map { "\($0)" }.eraseToAnyPublisher()
    }
}

/// Here every property has a value before.
final class Uploader: ObservableObject {
    @Published var progress = 0.0
    private(set) var label: AnyPublisher<String, Never>
    private var name: String

    init() {
        name = "upload"
        label = Empty().eraseToAnyPublisher()
        label = _progress.projectedValue.map { "\($0)" }.eraseToAnyPublisher()
    }
}

struct DownloadView: View {
    @StateObject private var downloader = Downloader()
    @StateObject private var uploader = Uploader()
    @State private var text = ""

    var body: some View {
        Text("\(text) \(downloader.progress) \(uploader.progress)")
            .onReceive(downloader.label) { text = $0 }
            .onReceive(uploader.label) { text = $0 }
    }
}

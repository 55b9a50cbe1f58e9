import Combine

actor Downloader {
    private var urls: [String] = []

    @MainActor
    final class Progress: ObservableObject {
        @Published var fraction = 0.0
    }

    func add(_ url: String) {
        urls.append(url)
    }
}

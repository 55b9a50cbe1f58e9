import Observation

actor Downloader {
    private var urls: [String] = []

    @Observable
    @MainActor
    final class Progress {
        var fraction = 0.0
    }

    func add(_ url: String) {
        urls.append(url)
    }
}

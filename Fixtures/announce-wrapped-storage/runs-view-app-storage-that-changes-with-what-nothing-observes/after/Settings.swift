import SwiftUI

/// Nothing observes it.
final class Counter {
    private(set) var count = 0

    func bump() { count += 1 }
}

/// The wrapper tells views of the count, too.
@Observable
final class Settings {
    static let shared = Settings()
    let counter = Counter()
    @ObservationIgnored @AppStorage("settingsFormat") private var _formatStorage = "png"
    var format: String {
        get {
            access(keyPath: \.format)
            return _formatStorage
        }
        set { withMutation(keyPath: \.format) { _formatStorage = newValue } }
    }
    var name = "shot"
    var summary: String { "\(counter.count) of \(name)" }

    private init() {}

    func bump() {
        counter.bump()
        format = format == "png" ? "jpeg" : "png"
    }
}

struct CountView: View {
    private let settings = Settings.shared

    var body: some View {
        let _ = settings.format
        Text("\(settings.counter.count) \(settings.name)")
        Button("bump") { settings.bump() }
    }
}

struct ContentView: View {
    private let settings = Settings.shared

    var body: some View {
        let _ = settings.format
        Text(settings.summary)
        CountView()
    }
}

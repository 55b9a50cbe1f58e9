import SwiftUI

/// Nothing observes it.
final class Counter {
    private(set) var count = 0

    func bump() { count += 1 }
}

/// The wrapper tells views of the count, too.
final class Settings: ObservableObject {
    static let shared = Settings()
    let counter = Counter()
    @AppStorage("settingsFormat") var format = "png"
    @Published var name = "shot"
    var summary: String { "\(counter.count) of \(name)" }

    private init() {}

    func bump() {
        counter.bump()
        format = format == "png" ? "jpeg" : "png"
    }
}

struct CountView: View {
    @ObservedObject private var settings = Settings.shared

    var body: some View {
        Text("\(settings.counter.count) \(settings.name)")
        Button("bump") { settings.bump() }
    }
}

struct ContentView: View {
    @ObservedObject private var settings = Settings.shared

    var body: some View {
        Text(settings.summary)
        CountView()
    }
}

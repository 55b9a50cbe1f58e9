import Combine
import SwiftUI

@MainActor
enum Windows {
    static var areHidden: Bool { NSApplication.shared.description.isEmpty }
}

/// Publishes what it learns of the application.
@Observable
@MainActor
final class WindowsObserver {
    var info: String? { didSet { withMutation(keyPath: \.info) {} } }
    var selected = 0 { didSet { start() } }
    private var timer: AnyCancellable?

    private func start() {
        timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { [weak self] _ in
            self?.info = NSApplication.shared.description
        }
    }
}

/// Knows nothing of the application.
@Observable
@MainActor
final class Ticker {
    var count = 0
    private var timer: AnyCancellable?

    func start() {
        timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { [weak self] _ in
            self?.count += 1
        }
    }
}

/// Is told of nothing.
@Observable
@MainActor
final class Quitter {
    var requests = 0

    func quit() {
        requests += 1
        NSApplication.shared.terminate(nil)
    }
}

struct MainView: View {
    @State private var observer = WindowsObserver()
    var ticker: Ticker
    var quitter: Quitter

    var body: some View { Text("\(observer.info ?? "-") \(ticker.count) \(quitter.requests)") }
}

struct SelectButton: View {
    let selected: Int
    @State private var observer = WindowsObserver()

    var body: some View {
        let _ = observer.info
        Button("Select") { observer.selected = selected }
            .disabled(Windows.areHidden)
    }
}

/// Shows nothing of the application.
struct FirstButton: View {
    var observer: WindowsObserver

    var body: some View { Button("First") { observer.selected = 0 } }
}

struct StartButton: View {
    @State private var ticker = Ticker()

    var body: some View {
        Button("Start") { ticker.start() }.disabled(Windows.areHidden)
    }
}

struct QuitButton: View {
    @State private var quitter = Quitter()

    var body: some View {
        Button("Quit") { quitter.quit() }.disabled(Windows.areHidden)
    }
}

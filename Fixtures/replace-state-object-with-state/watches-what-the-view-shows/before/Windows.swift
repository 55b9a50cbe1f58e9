import Combine
import SwiftUI

@MainActor
enum Windows {
    static var areHidden: Bool { NSApplication.shared.description.isEmpty }
}

/// Publishes what it learns of the application.
@MainActor
final class WindowsObserver: ObservableObject {
    @Published var info: String?
    @Published var selected = 0 { didSet { start() } }
    private var timer: AnyCancellable?

    private func start() {
        timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { [weak self] _ in
            self?.info = NSApplication.shared.description
        }
    }
}

/// Knows nothing of the application.
@MainActor
final class Ticker: ObservableObject {
    @Published var count = 0
    private var timer: AnyCancellable?

    func start() {
        timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { [weak self] _ in
            self?.count += 1
        }
    }
}

/// Is told of nothing.
@MainActor
final class Quitter: ObservableObject {
    @Published var requests = 0

    func quit() {
        requests += 1
        NSApplication.shared.terminate(nil)
    }
}

struct MainView: View {
    @StateObject private var observer = WindowsObserver()
    @ObservedObject var ticker: Ticker
    @ObservedObject var quitter: Quitter

    var body: some View { Text("\(observer.info ?? "-") \(ticker.count) \(quitter.requests)") }
}

struct SelectButton: View {
    let selected: Int
    @StateObject private var observer = WindowsObserver()

    var body: some View {
        Button("Select") { observer.selected = selected }
            .disabled(Windows.areHidden)
    }
}

/// Shows nothing of the application.
struct FirstButton: View {
    @ObservedObject var observer: WindowsObserver

    var body: some View { Button("First") { observer.selected = 0 } }
}

struct StartButton: View {
    @StateObject private var ticker = Ticker()

    var body: some View {
        Button("Start") { ticker.start() }.disabled(Windows.areHidden)
    }
}

struct QuitButton: View {
    @StateObject private var quitter = Quitter()

    var body: some View {
        Button("Quit") { quitter.quit() }.disabled(Windows.areHidden)
    }
}

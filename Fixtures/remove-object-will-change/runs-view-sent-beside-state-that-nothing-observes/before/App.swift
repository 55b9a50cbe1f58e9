import SwiftUI

/// Nothing observes it, and views show it.
enum Coin {
    static var current = "BTC"
    static var picks = 0
}

final class Price {
    static let shared = Price()
    private(set) var value = 100
    var listeners: [() -> Void] = []

    func tick() {
        value += 1
        listeners.forEach { $0() }
    }
}

/// What is assigned beside it is mostly the same.
final class Saved: ObservableObject {
    @Published private(set) var isSaved = false

    func pick(_ coin: String) {
        Coin.picks += 1
        Coin.current = coin
        isSaved = true
        objectWillChange.send()
    }
}

struct SavedView: View {
    @StateObject private var saved = Saved()

    var body: some View {
        Text("\(Coin.current) \(Coin.picks) \(saved.isSaved)")
        Button("ETH") { saved.pick("ETH") }
        Button("BTC") { saved.pick("BTC") }
    }
}

/// No view reads what is assigned beside it.
final class Logged: ObservableObject {
    @Published var title = "log"
    private var last = ""

    func pick(_ coin: String) {
        Coin.picks += 1
        Coin.current = coin
        last = coin
        objectWillChange.send()
    }
}

struct LoggedView: View {
    @StateObject private var logged = Logged()

    var body: some View {
        Text("\(logged.title) \(Coin.current) \(Coin.picks)")
        Button("log ETH") { logged.pick("ETH") }
        Button("log BTC") { logged.pick("BTC") }
    }
}

/// It is sent in an observer, and by what another object calls.
final class Listening: ObservableObject {
    @Published private(set) var updates = 0
    private var ticks = 0
    var items: [Int] = [] {
        didSet {
            Coin.picks += 1
            objectWillChange.send()
        }
    }

    init() {
        Price.shared.listeners.append { [weak self] in self?.update() }
    }

    private func update() {
        ticks += 1
        if ticks.isMultiple(of: 3) { updates = ticks } else { objectWillChange.send() }
    }
}

struct ListeningView: View {
    @ObservedObject var listening: Listening

    var body: some View {
        Text("\(Price.shared.value) \(listening.updates)")
        PicksView(listening: listening)
        Button("tick") { Price.shared.tick() }
        Button("item") { listening.items.append(1) }
    }
}

struct PicksView: View {
    @ObservedObject var listening: Listening

    var body: some View {
        Text("picks \(Coin.picks) updates \(listening.updates)")
    }
}

struct ContentView: View {
    private static let listening = Listening()

    var body: some View {
        SavedView()
        LoggedView()
        ListeningView(listening: Self.listening)
    }
}

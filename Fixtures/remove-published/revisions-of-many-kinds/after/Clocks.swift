import SwiftUI

// What these views show is no part of the model: the time, say. Before, each change of the model updated them.

@Observable
final class Ticker {
    private(set) var tick = 0
    private(set) var isRunning = false
    private var timer: Timer?

    func start() {
        isRunning = true
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick += 1 }
    }
}

struct AgeView: View {
    @State private var ticker = Ticker()
    let birth: Date

    var body: some View {
        let _ = ticker.tick
        Text("\(Int(Date().timeIntervalSince(birth))) s")
        if !ticker.isRunning { Button("Start") { ticker.start() } }
    }
}

@Observable
final class Synchronization {
    private(set) var isOn = false
    private(set) var last: Date?

    func finish() { last = Date() }
}

@Observable
final class Change {
    private(set) var isOn = false
    private(set) var changed: Void = ()

    func finish() { changed = () }
}

@Observable
final class Round {
    private(set) var isOn = false
    private(set) var turn = 0 { didSet { withMutation(keyPath: \.turn) {} } }

    func finish() { turn = (turn + 1) % 100 }
}

@Observable
final class Mark {
    private(set) var isOn = false
    private(set) var mark = ""

    func finish() { mark = UUID().uuidString }
}

@Observable
final class Share {
    private(set) var isOn = false
    private(set) var share = 0.5

    func finish() { share += 0.1 }
}

struct StateView: View {
    var synchronization: Synchronization
    var change: Change
    var round: Round
    var mark: Mark
    var share: Share

    var body: some View {
        let _ = synchronization.last
        let _ = change.changed
        let _ = round.turn
        let _ = mark.mark
        let _ = share.share
        Text(FileManager.default.currentDirectoryPath)
        if synchronization.isOn && change.isOn && round.isOn && mark.isOn && share.isOn { Text("on") }
    }
}

// These are read, or keep a value.

@Observable
final class Visit {
    private var last: Date?
    private(set) var isOn = false
    var wasSeen: Bool { last != nil }

    func finish() { last = Date() }
}

@Observable
final class Failure {
    private(set) var isOn = false
    private var message = ""

    func finish() { message = "Failed" }
}

struct VisitView: View {
    var visit: Visit
    var failure: Failure

    var body: some View { Text("\(visit.wasSeen) \(visit.isOn) \(failure.isOn)") }
}

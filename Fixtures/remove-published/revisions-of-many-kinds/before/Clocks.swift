import SwiftUI

// What these views show is no part of the model: the time, say. Before, each change of the model updated them.

final class Ticker: ObservableObject {
    @Published private var tick = 0
    @Published private(set) var isRunning = false
    private var timer: Timer?

    func start() {
        isRunning = true
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick += 1 }
    }
}

struct AgeView: View {
    @StateObject private var ticker = Ticker()
    let birth: Date

    var body: some View {
        Text("\(Int(Date().timeIntervalSince(birth))) s")
        if !ticker.isRunning { Button("Start") { ticker.start() } }
    }
}

final class Synchronization: ObservableObject {
    @Published private(set) var isOn = false
    @Published private var last: Date?

    func finish() { last = Date() }
}

final class Change: ObservableObject {
    @Published private(set) var isOn = false
    @Published private var changed: Void = ()

    func finish() { changed = () }
}

final class Round: ObservableObject {
    @Published private(set) var isOn = false
    @Published private var turn = 0

    func finish() { turn = (turn + 1) % 100 }
}

final class Mark: ObservableObject {
    @Published private(set) var isOn = false
    @Published private var mark = ""

    func finish() { mark = UUID().uuidString }
}

final class Share: ObservableObject {
    @Published private(set) var isOn = false
    @Published private var share = 0.5

    func finish() { share += 0.1 }
}

struct StateView: View {
    @ObservedObject var synchronization: Synchronization
    @ObservedObject var change: Change
    @ObservedObject var round: Round
    @ObservedObject var mark: Mark
    @ObservedObject var share: Share

    var body: some View {
        Text(FileManager.default.currentDirectoryPath)
        if synchronization.isOn && change.isOn && round.isOn && mark.isOn && share.isOn { Text("on") }
    }
}

// These are read, or keep a value.

final class Visit: ObservableObject {
    @Published private var last: Date?
    @Published private(set) var isOn = false
    var wasSeen: Bool { last != nil }

    func finish() { last = Date() }
}

final class Failure: ObservableObject {
    @Published private(set) var isOn = false
    @Published private var message = ""

    func finish() { message = "Failed" }
}

struct VisitView: View {
    @ObservedObject var visit: Visit
    @ObservedObject var failure: Failure

    var body: some View { Text("\(visit.wasSeen) \(visit.isOn) \(failure.isOn)") }
}

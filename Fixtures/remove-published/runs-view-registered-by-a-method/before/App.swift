import SwiftUI

final class Records {
    static let shared = Records()
    var lines: [String] = []
}

/// More than a body should read line by line.
final class Session: ObservableObject {
    static let shared = Session()
    @Published var user = "Ann"
    @Published var room = 0
    @Published var isMuted = false
    @Published var volume = 5
    @Published var topic = ""

    func join() {
        Records.shared.lines.append("joined")
        room += 1
    }

    func mute() {
        Records.shared.lines.append("muted")
        isMuted = true
    }

    func turn(to volume: Int) {
        Records.shared.lines.append("turned")
        self.volume = volume
    }

    func rename() {
        Records.shared.lines.append("renamed")
        user += "a"
    }

    func talk() {
        Records.shared.lines.append("talked")
        topic = "weather"
    }
}

/// The body cannot name what is of a private type.
class Clock: ObservableObject {
    private struct Ticks { var count = 0 }
    @Published private var ticks = Ticks()
    var text: String { "\(ticks.count)" }

    func tick() {
        Records.shared.lines.append("tick")
        ticks.count += 1
    }
}

/// With the properties of its superclass, it has too many.
final class Alarm: Clock {
    @Published var isSet = false
    @Published var hour = 0
    @Published var minute = 0
    @Published var sound = ""

    func ring(at hour: Int) {
        Records.shared.lines.append("rings at \(hour)")
        self.hour = hour
    }

    func snooze() {
        Records.shared.lines.append("snoozed")
        minute += 5
    }

    func play(_ name: String) {
        Records.shared.lines.append("plays \(name)")
        sound = name
    }

    func set() {
        Records.shared.lines.append("set")
        isSet = true
    }
}

/// Shows all that it announces.
final class Counter: ObservableObject {
    @Published var count = 0

    func step() { count += 1 }
}

struct ContentView: View {
    @StateObject private var alarm = Alarm()
    @StateObject private var counter = Counter()

    var body: some View {
        RecordsView(alarm: alarm)
            .environmentObject(Session.shared)
        Text("\(counter.count)")
        Button("step") { counter.step() }
        Button("join") { Session.shared.join() }
        Button("mute") { Session.shared.mute() }
        Button("turn up") { Session.shared.turn(to: 9) }
        Button("turn on") { Session.shared.turn(to: 9) }
        Button("rename") { Session.shared.rename() }
        Button("talk") { Session.shared.talk() }
        Button("tick") { alarm.tick() }
        Button("set") { alarm.set() }
        Button("set again") { alarm.set() }
        Button("ring") { alarm.ring(at: 7) }
        Button("snooze") { alarm.snooze() }
        Button("play") { alarm.play("bell") }
    }
}

struct RecordsView: View {
    @EnvironmentObject var session: Session
    @ObservedObject var alarm: Alarm

    var body: some View { Text(Records.shared.lines.joined(separator: " ")) }
}

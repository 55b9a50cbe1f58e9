import SwiftUI

final class Records {
    static let shared = Records()
    var lines: [String] = []
}

/// More than a body should read line by line.
@Observable
final class Session {
    static let shared = Session()
    var user = "Ann"
    var room = 0
    var isMuted = false { didSet { withMutation(keyPath: \.isMuted) {} } }
    var volume = 5 { didSet { withMutation(keyPath: \.volume) {} } }
    var topic = "" { didSet { withMutation(keyPath: \.topic) {} } }

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

    /// Lets the view that calls it depend on all that the object announces.
    func observeChanges() {
        access(keyPath: \.user)
        access(keyPath: \.room)
        access(keyPath: \.isMuted)
        access(keyPath: \.volume)
        access(keyPath: \.topic)
    }
}

/// The body cannot name what is of a private type.
@Observable
class Clock {
    private struct Ticks { var count = 0 }
    private var ticks = Ticks()
    var text: String { "\(ticks.count)" }

    func tick() {
        Records.shared.lines.append("tick")
        ticks.count += 1
    }

    /// Lets the view that calls it depend on all that the object announces.
    func observeChanges() {
        access(keyPath: \.ticks)
    }
}

/// With the properties of its superclass, it has too many.
@Observable
final class Alarm: Clock {
    var isSet = false { didSet { withMutation(keyPath: \.isSet) {} } }
    var hour = 0 { didSet { withMutation(keyPath: \.hour) {} } }
    var minute = 0
    var sound = "" { didSet { withMutation(keyPath: \.sound) {} } }

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

    /// Lets the view that calls it depend on all that the object announces.
    override func observeChanges() {
        super.observeChanges()
        access(keyPath: \.isSet)
        access(keyPath: \.hour)
        access(keyPath: \.minute)
        access(keyPath: \.sound)
    }
}

/// Shows all that it announces.
@Observable
final class Counter {
    var count = 0

    func step() { count += 1 }
}

struct ContentView: View {
    @State private var alarm = Alarm()
    @State private var counter = Counter()

    var body: some View {
        RecordsView(alarm: alarm)
            .environment(Session.shared)
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
    @Environment(Session.self) var session
    var alarm: Alarm

    var body: some View {
        let _ = alarm.observeChanges()
        let _ = session.observeChanges()
        Text(Records.shared.lines.joined(separator: " "))
    }
}

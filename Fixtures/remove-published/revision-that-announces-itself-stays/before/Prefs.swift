import SwiftUI

final class Prefs: ObservableObject {
    var changes = 0 {
        willSet { objectWillChange.send() }
    }
    var isOn: Bool { UserDefaults.standard.bool(forKey: "on") }

    func turnOn() {
        UserDefaults.standard.set(true, forKey: "on")
        changes += 1
    }
}

struct PrefsView: View {
    @StateObject private var prefs = Prefs()

    var body: some View {
        Text(prefs.isOn ? "On" : "Off")
        Button("Turn on") { prefs.turnOn() }
    }
}

/// Views read what announces itself.
final class Steps: ObservableObject {
    var count = 0 {
        didSet { objectWillChange.send() }
    }

    func walk() { count += 1 }
}

struct StepsView: View {
    @StateObject private var steps = Steps()

    var body: some View {
        Text("\(steps.count)")
        Button("Walk") { steps.walk() }
    }
}

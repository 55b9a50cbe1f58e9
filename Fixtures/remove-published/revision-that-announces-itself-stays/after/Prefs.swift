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
@Observable
final class Steps {
    var count = 0

    func walk() { count += 1 }
}

struct StepsView: View {
    @State private var steps = Steps()

    var body: some View {
        Text("\(steps.count)")
        Button("Walk") { steps.walk() }
    }
}

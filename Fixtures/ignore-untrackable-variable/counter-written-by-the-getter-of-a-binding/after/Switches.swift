import SwiftUI

@Observable
final class Switches {
    var states: [Int: Bool] = [:]
    /// Written where a view asks for the value.
    @ObservationIgnored private(set) var asked = 0
    /// By a getter without a label.
    @ObservationIgnored private(set) var shown = 0
    /// Written where a view sets the value.
    private(set) var flips = 0
    /// By the getter of a binding that only an action asks for.
    private(set) var checks = 0

    func state(_ number: Int) -> Binding<Bool> {
        Binding(
            get: {
                self.asked += 1
                return self.states[number] ?? false
            },
            set: {
                self.flips += 1
                self.states[number] = $0
            })
    }

    func isShown(_ number: Int) -> Binding<Bool> {
        Binding<Bool> {
            self.shown += 1
            return self.states[number] != nil
        } set: { _ in
            self.flips += 1
        }
    }

    func check() -> Binding<Bool> {
        Binding(get: {
            self.checks += 1
            return true
        }, set: { _ in })
    }
}

struct SwitchesView: View {
    var switches: Switches

    var body: some View {
        Toggle("First", isOn: switches.state(1))
        Toggle("Second", isOn: switches.isShown(2))
        Text("\(switches.flips) \(switches.checks)")
        Button("Check") { print(switches.check().wrappedValue) }
    }
}

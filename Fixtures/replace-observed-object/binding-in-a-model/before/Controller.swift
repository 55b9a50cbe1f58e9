import SwiftUI

final class Switch: ObservableObject {
    @Published var isOn = false
}

final class Controller: ObservableObject {
    @ObservedObject var main: Switch
    @ObservedObject private var spare = Switch()
    /// Nobody takes a binding of it.
    @ObservedObject var other: Switch
    @Published var count = 0

    init(main: Switch, other: Switch) {
        self.main = main
        self.other = other
    }

    @MainActor func toggle() -> some View { Toggle("Main", isOn: $main.isOn) }
    @MainActor func toggleOfSpare() -> some View { Toggle("Spare", isOn: $spare.isOn) }
}

/// Not observable.
final class Panel {
    @ObservedObject var main: Switch

    init(main: Switch) { self.main = main }

    @MainActor func toggle() -> some View { Toggle("Main", isOn: $main.isOn) }
}

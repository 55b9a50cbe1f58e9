import SwiftUI

@Observable
final class Switch {
    var isOn = false
}

@Observable
final class Controller {
    @ObservationIgnored @Bindable var main: Switch
    @ObservationIgnored @Bindable private var spare = Switch()
    /// Nobody takes a binding of it.
    var other: Switch
    var count = 0

    init(main: Switch, other: Switch) {
        self.main = main
        self.other = other
    }

    @MainActor func toggle() -> some View { Toggle("Main", isOn: $main.isOn) }
    @MainActor func toggleOfSpare() -> some View { Toggle("Spare", isOn: $spare.isOn) }
}

/// Not observable.
final class Panel {
    @Bindable var main: Switch

    init(main: Switch) { self.main = main }

    @MainActor func toggle() -> some View { Toggle("Main", isOn: $main.isOn) }
}

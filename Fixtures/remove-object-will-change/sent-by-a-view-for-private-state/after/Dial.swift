import SwiftUI

@Observable
final class Dial {
    private var angle = 0

    func isSteep() -> Bool { angle > 45 }

    /// Tells those who read the object of changes that no tracked property announces.
    func announceChanges() {
        withMutation(keyPath: \.angle) {}
    }
}

struct DialView: View {
    var dial: Dial

    var body: some View {
        Button(dial.isSteep() ? "Redraw" : "Draw") { dial.announceChanges() }
    }
}

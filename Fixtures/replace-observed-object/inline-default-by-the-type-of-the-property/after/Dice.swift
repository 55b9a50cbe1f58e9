import SwiftUI

@Observable
final class Die {
    var face = 1

    static func loaded() -> Die { Die() }
}

struct DiceView: View {
    var first: Die = .init()
    var second: Die = .loaded()

    var body: some View {
        Text("\(first.face) \(second.face)")
    }
}

/// An app is made once.
@main
struct DiceApp: App {
    var die = Die()
    var other: Die = .init()

    var body: some Scene {
        WindowGroup { Text("\(die.face) \(other.face)") }
    }
}

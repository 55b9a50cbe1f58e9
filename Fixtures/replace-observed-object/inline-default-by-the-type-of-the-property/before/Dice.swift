import SwiftUI

final class Die: ObservableObject {
    @Published var face = 1

    static func loaded() -> Die { Die() }
}

struct DiceView: View {
    @ObservedObject var first: Die = .init()
    @ObservedObject var second: Die = .loaded()

    var body: some View {
        Text("\(first.face) \(second.face)")
    }
}

/// An app is made once.
@main
struct DiceApp: App {
    @ObservedObject var die = Die()
    @ObservedObject var other: Die = .init()

    var body: some Scene {
        WindowGroup { Text("\(die.face) \(other.face)") }
    }
}

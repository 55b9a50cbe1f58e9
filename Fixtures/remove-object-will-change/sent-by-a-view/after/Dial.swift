import SwiftUI

@Observable
final class Dial {
    private(set) var angle = 0
    private var turns = 0
}

struct DialView: View {
    var dial: Dial

    var body: some View {
        Button("Redraw \(dial.angle)") { dial.withMutation(keyPath: \.angle) {} }
    }
}

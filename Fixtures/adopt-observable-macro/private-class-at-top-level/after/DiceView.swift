import SwiftUI

@Observable
private final class Dice {
    var face = 1

    func roll() {
        face = Int.random(in: 1...6)
    }
}

struct DiceView: View {
    @State private var dice = Dice()

    var body: some View {
        Button("\(dice.face)") { dice.roll() }
    }
}

import SwiftUI

private final class Dice: ObservableObject {
    @Published var face = 1

    func roll() {
        face = Int.random(in: 1...6)
    }
}

struct DiceView: View {
    @StateObject private var dice = Dice()

    var body: some View {
        Button("\(dice.face)") { dice.roll() }
    }
}

import SwiftUI

@Observable
final class Deck {
    var title = "Deck"
    private(set) var cards = [1, 2, 3]

    func draw() -> Int {
        let count = cards.count, card = cards.removeLast()
        return card + count
    }
}

struct DeckView: View {
    @State private var deck = Deck()

    var body: some View {
        Text("\(deck.title) \(deck.cards.count)")
        Button("Draw") { print(deck.draw()) }
    }
}

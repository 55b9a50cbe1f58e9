import SwiftUI

@Observable
final class Deck {
  var cards: Int

  init(cards: Int) { self.cards = cards }
}

@Observable
final class Ruler {
  var length = 1.0
}

struct DeckView: View {
  @Environment(Deck.self) var deck

  var body: some View { Text("\(deck.cards)") }
}

struct RulerView: View {
  @Environment(Ruler.self) var ruler

  var body: some View { Text("\(ruler.length)") }
}

struct DeckView_Previews: PreviewProvider {
  static let deck = Bundle.sampleDeck()

  static var previews: some View {
    DeckView().environment(deck)
    DeckView().environment(Bundle.sampleDeck(cards: 3))
    DeckView().environment(Bundle.main.storedDeck())
    RulerView().environment(Bundle.main.ruler())
    DeckView().environment(UserDefaults.standard.value(named: "deck"))
    RulerView().environment(UserDefaults.standard.value(of: 2))
  }
}

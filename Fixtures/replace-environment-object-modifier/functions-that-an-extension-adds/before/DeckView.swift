import SwiftUI

final class Deck: ObservableObject {
  @Published var cards: Int

  init(cards: Int) { self.cards = cards }
}

final class Ruler: ObservableObject {
  @Published var length = 1.0
}

struct DeckView: View {
  @EnvironmentObject var deck: Deck

  var body: some View { Text("\(deck.cards)") }
}

struct RulerView: View {
  @EnvironmentObject var ruler: Ruler

  var body: some View { Text("\(ruler.length)") }
}

struct DeckView_Previews: PreviewProvider {
  static let deck = Bundle.sampleDeck()

  static var previews: some View {
    DeckView().environmentObject(deck)
    DeckView().environmentObject(Bundle.sampleDeck(cards: 3))
    DeckView().environmentObject(Bundle.main.storedDeck())
    RulerView().environmentObject(Bundle.main.ruler())
    DeckView().environmentObject(UserDefaults.standard.value(named: "deck"))
    RulerView().environmentObject(UserDefaults.standard.value(of: 2))
  }
}

import SwiftUI

@Observable
class Card { var balance = 0 }
@Observable
class Wallet { let card = Card(); init() { } }
@Observable
class Purse {
  var card: Card
  init(card: Card = Card()) { self.card = card
    print("made") }
}
@Observable
class Pocket {
  let card = Card()
  private var isOpen = false
  init() { isOpen = true }
}

struct BalanceView: View {
  @State private var wallet = Wallet()
  @State private var purse = Purse()
  @State private var pocket = Pocket()

  var body: some View { Text("\(wallet.card.balance) \(purse.card.balance) \(pocket.card.balance)") }
}

import Combine
import SwiftUI

class Card: ObservableObject { @Published var balance = 0 }
class Wallet: ObservableObject { let card = Card(); private var changes: AnyCancellable?; init() { changes = card.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() } } }
class Purse: ObservableObject {
  @Published var card: Card; private var changes: AnyCancellable?
  init(card: Card = Card()) { self.card = card
    changes = card.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }; print("made") }
}
class Pocket: ObservableObject {
  let card = Card()
  private var changes: AnyCancellable?; private var isOpen = false
  init() { isOpen = true; changes = card.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() } }
}

struct BalanceView: View {
  @StateObject private var wallet = Wallet()
  @StateObject private var purse = Purse()
  @StateObject private var pocket = Pocket()

  var body: some View { Text("\(wallet.card.balance) \(purse.card.balance) \(pocket.card.balance)") }
}

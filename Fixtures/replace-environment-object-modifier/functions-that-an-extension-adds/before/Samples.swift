import Foundation

extension Bundle {
  static func sampleDeck(cards: Int = 4) -> Deck { Deck(cards: cards) }
  func storedDeck() -> Deck { Deck(cards: 2) }
  func ruler() -> Ruler { Ruler() }
}

extension UserDefaults {
  func value(named name: String) -> Deck { Deck(cards: name.count) }
  func value(of length: Double) -> Ruler { Ruler() }
}

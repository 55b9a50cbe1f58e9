import Combine

final class Card: ObservableObject {
  @Published var title = ""
}

final class Slot: ObservableObject {
  @Published var title = ""
}

struct Deck {
  /// What it makes is not what the closure returns.
  func map<Value>(_ make: (Int) -> Card, into values: (Card) -> Value) -> [Value] {
    (0..<3).map { values(make($0)) }
  }

  func map(_ make: (Int) -> Card) -> some Sequence<Slot> {
    (0..<3).map { _ in Slot() }
  }
}

final class Table {
  private var cancellables = Set<AnyCancellable>()

  func observe(_ deck: Deck) {
    for slot in deck.map({ _ in Card() }) {
      slot.$title
        .sink { print($0) }
        .store(in: &cancellables)
    }
  }
}

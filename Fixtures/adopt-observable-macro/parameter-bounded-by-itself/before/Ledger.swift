import Combine

protocol Ranked {
  associatedtype Score
}

struct Board<Entry>: Ranked {
  typealias Score = Entry
}

final class Ledger: ObservableObject {
  @Published var total = 0
}

func rank<Entry: Ranked>(_ entry: Entry) -> Board<Entry> where Entry.Score == Board<Entry> {
  Board()
}

func follow<Entry: Comparable, Group: Collection<Entry>>(_ group: Group, in ledger: Ledger) -> Entry? {
  group.first
}

func mutual<First: Sequence, Second: Collection>(_ first: First, _ second: Second)
where First.Element == Second.Element, Second: Sequence<First.Element>, First: Sequence<Second.Element> {}

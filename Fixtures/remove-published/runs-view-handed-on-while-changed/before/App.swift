import SwiftUI

struct Rule {
    let drops: (Int, Hand) -> Bool
}

enum Order: Hashable {
    case rank, value
}

/// The old wrapper changed a copy. What is handed the object meanwhile, and is not followed, may read the property.
final class Hand: ObservableObject, CustomStringConvertible {
    @Published var cards = [3, 1, 2, 4]
    private let rules = [Rule(drops: { card, hand in card == hand.cards.max() })]
    private let isOdd: (Int, Hand) -> Bool = { card, hand in (card + hand.cards.count) % 2 == 0 }
    private lazy var orders: [Order: (Int, Int) -> Bool] = [
        .rank: { [unowned self] in self.rank($0) > self.rank($1) }, .value: { $0 < $1 },
    ]

    var description: String { "\(cards)" }
    subscript(last count: Int) -> [Int] { Array(cards.suffix(count)) }

    func rank(_ card: Int) -> Int { cards.filter { $0 <= card }.count }

    func drop() { cards.removeAll { card in rules.contains { $0.drops(card, self) } } }
    func dropOdd() { cards.removeAll { isOdd($0, self) } }
    func dropLast() { cards.removeAll { self[last: 1].contains($0) } }
    func dropNamed() { cards.removeAll { "\(self)".hasPrefix("[\($0)") } }
    func sort() { cards.sort(by: orders[.rank]!) }
    func deal() { cards += [5, 1, 7, 2] }
}

/// No whole object: these are changed in their place.
final class Table: ObservableObject {
    @Published var guests: [Guest] = []
    @Published var limit = 2

    func leave() { guests.removeAll { $0.table === self } }
    func add() { guests.append(Guest(table: self)) }
    func trim() { guests.removeAll { $0.isBeyond(limit) } }
}

final class Guest {
    weak var table: Table?
    init(table: Table) { self.table = table }
    func isBeyond(_ limit: Int) -> Bool { limit < 1 }
}

struct ContentView: View {
    @StateObject private var hand = Hand()
    @StateObject private var table = Table()

    var body: some View {
        Text(hand.description)
        Text("\(table.guests.count)")
        Button("deal") { hand.deal() }
        Button("drop") { hand.drop() }
        Button("odd") { hand.dropOdd() }
        Button("last") { hand.dropLast() }
        Button("named") { hand.dropNamed() }
        Button("sort") { hand.sort() }
        Button("add") { table.add() }
        Button("trim") { table.trim() }
        Button("leave") { table.leave() }
    }
}

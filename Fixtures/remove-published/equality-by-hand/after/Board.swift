import SwiftUI

struct Card: Identifiable, Equatable {
    let id: Int
    var title: String

    static func == (lhs: Card, rhs: Card) -> Bool { lhs.id == rhs.id }
}

struct Pin: Equatable {
    var text: String
}

@Observable
final class Board {
    var pin = Pin(text: "")
    var current: Card? { didSet { withMutation(keyPath: \.current) {} } }
    var cards: [Card] = [] { didSet { withMutation(keyPath: \.cards) {} } }
    var drafts: [Card] = [] { didSet { withMutation(keyPath: \.drafts) {} } }

    func show(_ card: Card) {
        current = card
        cards = [card]
        drafts = [card]
        pin = Pin(text: card.title)
    }
}

import SwiftUI

struct Card: Identifiable, Equatable {
    let id: Int
    var title: String

    static func == (lhs: Card, rhs: Card) -> Bool { lhs.id == rhs.id }
}

struct Pin: Equatable {
    var text: String
}

final class Board: ObservableObject {
    @Published var pin = Pin(text: "")
    @Published var current: Card?
    @Published var cards: [Card] = []
    var drafts: [Card] = []

    func show(_ card: Card) {
        current = card
        cards = [card]
        drafts = [card]
        pin = Pin(text: card.title)
    }
}

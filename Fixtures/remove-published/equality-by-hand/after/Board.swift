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
    var current: Card?
    var cards: [Card] = []
    var drafts: [Card] = []
}

import SwiftUI

@Observable
final class Player {
    var title = ""
    var rate = 1.0
    let step = 0.5

    func rewind() {}
}

struct PlayerLabel: NSViewRepresentable {
    var player: Player

    func makeNSView(context: Context) -> NSTextField { NSTextField() }

    func updateNSView(_ field: NSTextField, context: Context) {
        let _ = player.rate
        field.stringValue = player.title
        DispatchQueue.main.async {
            field.alphaValue = player.rate
        }
    }
}

@Observable
final class Deck {
    var title = ""
    var rate = 1.0
    let step = 0.5

    func rewind() {}
}

/// Reads in the update itself all that it leaves to the queue, too.
struct DeckLabel: NSViewRepresentable {
    var deck: Deck

    func makeNSView(context: Context) -> NSTextField { NSTextField() }

    func updateNSView(_ field: NSTextField, context: Context) {
        field.stringValue = deck.title
        field.isHidden = deck.rate == 0
        DispatchQueue.main.async {
            field.alphaValue = deck.rate * deck.step
            deck.rewind()
        }
    }
}

/// Takes along what it reads in the update.
struct DeckSlider: NSViewRepresentable {
    var deck: Deck

    func makeNSView(context: Context) -> NSTextField { NSTextField() }

    func updateNSView(_ field: NSTextField, context: Context) {
        DispatchQueue.main.async { [title = deck.title] in
            field.stringValue = title
        }
    }
}

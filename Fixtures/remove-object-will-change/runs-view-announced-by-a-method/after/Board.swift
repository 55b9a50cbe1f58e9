import SwiftUI

enum Clock { static var hour = 0 }

@Observable
final class Board {
    var title = "T"
    private(set) var footer = Memo(text: "F")
    private(set) var header = Memo(text: "H")
    private(set) var margin = Memo(text: "M")
    private var hidden = Memo(text: "X")

    var summary: String {
        access(keyPath: \.title)
        return "\(hidden.text) \(Clock.hour)"
    }

    func tick() {
        hidden.text += "x"
        margin.text += "m"
        announceChanges()
    }

    func rename() {
        title += "!"
        header.text += "h"
        footer.text += "f"
        announceChanges()
    }

    /// Tells those who read the object of changes that no tracked property announces.
    func announceChanges() {
        withMutation(keyPath: \.footer) {}
        withMutation(keyPath: \.header) {}
        withMutation(keyPath: \.hidden) {}
        withMutation(keyPath: \.margin) {}
    }
}

final class Memo {
    var text: String

    init(text: String) {
        self.text = text
    }
}

struct ContentView: View {
    @State private var board = Board()

    var body: some View {
        VStack {
            Header(board: board)
            Footer(board: board)
            Text(board.margin.text)
            Button("Tick") {
                Clock.hour += 1
                board.tick()
            }
            Button("Redraw") {
                Clock.hour += 10
                board.announceChanges()
            }
            Button("Rename") { board.rename() }
        }
    }
}

struct Header: View {
    var board: Board

    var body: some View { Text("\(board.title) \(board.header.text)") }
}

struct Footer: View {
    var board: Board

    var body: some View { Text("\(board.footer.text) \(board.summary)") }
}

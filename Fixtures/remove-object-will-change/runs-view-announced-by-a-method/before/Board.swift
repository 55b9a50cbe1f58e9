import SwiftUI

enum Clock { static var hour = 0 }

final class Board: ObservableObject {
    @Published var title = "T"
    private(set) var footer = Memo(text: "F")
    private(set) var header = Memo(text: "H")
    private(set) var margin = Memo(text: "M")
    private var hidden = Memo(text: "X")

    var summary: String { "\(hidden.text) \(Clock.hour)" }

    func tick() {
        hidden.text += "x"
        margin.text += "m"
        objectWillChange.send()
    }

    func rename() {
        title += "!"
        header.text += "h"
        footer.text += "f"
        objectWillChange.send()
    }
}

final class Memo {
    var text: String

    init(text: String) {
        self.text = text
    }
}

struct ContentView: View {
    @StateObject private var board = Board()

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
                board.objectWillChange.send()
            }
            Button("Rename") { board.rename() }
        }
    }
}

struct Header: View {
    @ObservedObject var board: Board

    var body: some View { Text("\(board.title) \(board.header.text)") }
}

struct Footer: View {
    @ObservedObject var board: Board

    var body: some View { Text("\(board.footer.text) \(board.summary)") }
}

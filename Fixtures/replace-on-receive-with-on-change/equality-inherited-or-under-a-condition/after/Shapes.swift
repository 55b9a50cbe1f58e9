import SwiftUI

class Shape: Equatable {
    let corners: Int

    init(corners: Int) { self.corners = corners }

    static func == (one: Shape, other: Shape) -> Bool { one.corners == other.corners }
}

final class Square: Shape {}

struct Box<Content> {
    var content: Content
}

extension Box: Equatable where Content: Equatable {}

struct Label {
    var text: String
}

final class Note: NSObject {
    var text = ""
}

@Observable
final class Board {
    var square = Square(corners: 4)
    var number: Box<Int> = Box(content: 1)
}

final class Wall: ObservableObject {
    @Published var label: Box<Label> = Box(content: Label(text: ""))
}

final class Door: ObservableObject {
    @Published var note: Note?
}

struct BoardView: View {
    var board: Board
    @ObservedObject var wall: Wall
    @ObservedObject var door: Door
    @State private var shown = ""

    var body: some View {
        Text(shown)
            .onChange(of: board.square, initial: true) { shown = "\($1.corners)" }
            .onChange(of: board.number, initial: true) { shown = "\($1.content)" }
            .onReceive(wall.$label) { shown = $0.content.text }
            .onReceive(door.$note) { shown = $0?.text ?? "" }
    }
}

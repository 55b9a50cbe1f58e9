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

final class Board: ObservableObject {
    @Published var square = Square(corners: 4)
    @Published var number: Box<Int> = Box(content: 1)
}

final class Wall: ObservableObject {
    @Published var label: Box<Label> = Box(content: Label(text: ""))
}

final class Door: ObservableObject {
    @Published var note: Note?
}

struct BoardView: View {
    @ObservedObject var board: Board
    @ObservedObject var wall: Wall
    @ObservedObject var door: Door
    @State private var shown = ""

    var body: some View {
        Text(shown)
            .onReceive(board.$square) { shown = "\($0.corners)" }
            .onReceive(board.$number) { shown = "\($0.content)" }
            .onReceive(wall.$label) { shown = $0.content.text }
            .onReceive(door.$note) { shown = $0?.text ?? "" }
    }
}

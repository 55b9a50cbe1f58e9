import SwiftUI

final class Doc: ObservableObject {
    @Published var text = "a"
    private var undoStack: [String] = []
    private var log: [String] = []
    private(set) var edits = 0

    var canUndo: Bool { !undoStack.isEmpty }

    func set(_ new: String) {
        undoStack.append(text)
        log.append(new)
        edits += 1
        text = new
    }

    func undo() {
        if let old = undoStack.popLast() { text = old }
    }
}

final class Plain: ObservableObject {
    var count = 0
}

struct ToolsView: View {
    @ObservedObject var doc: Doc
    @ObservedObject var plain: Plain

    var body: some View {
        Button("Undo \(doc.canUndo) \(doc.edits) \(plain.count)") {
            doc.undo()
            plain.count += 1
        }
    }
}

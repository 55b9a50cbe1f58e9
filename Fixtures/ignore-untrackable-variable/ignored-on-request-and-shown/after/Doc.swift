import SwiftUI

@Observable
final class Doc {
    var text = "a"
    @ObservationIgnored private var undoStack: [String] = []
    @ObservationIgnored private var log: [String] = []
    @ObservationIgnored private(set) var edits = 0

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

@Observable
final class Plain {
    @ObservationIgnored var count = 0
}

struct ToolsView: View {
    var doc: Doc
    var plain: Plain

    var body: some View {
        Button("Undo \(doc.canUndo) \(doc.edits) \(plain.count)") {
            doc.undo()
            plain.count += 1
        }
    }
}

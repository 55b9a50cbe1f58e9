import SwiftUI

enum Palette {
    nonisolated(unsafe) static var accent = "blue"
}

@Observable
final class Draft {
    var attachments: [Int] = []
}

final class Writer {
    let draft = Draft()
}

@Observable
final class Editor {
    var writer: Writer?

    func removeButton() -> some View {
        Button("Remove") { self.writer?.draft.attachments.removeAll() }
            .disabled(writer == nil || writer?.draft.attachments.count == 0)
    }
}

@Observable
final class Store {
    var revision = 0

    func repaint() {
        Palette.accent = "red"
        revision += 1
    }
}

struct ContentView: View {
    @State private var store = Store()
    var editor: Editor

    var body: some View {
        let _ = store.revision
        editor.removeButton()
        Text(Palette.accent)
        Button("Repaint") { store.repaint() }
    }
}

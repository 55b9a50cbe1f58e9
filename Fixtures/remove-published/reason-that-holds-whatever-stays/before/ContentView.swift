import SwiftUI

enum Palette {
    nonisolated(unsafe) static var accent = "blue"
}

final class Draft: ObservableObject {
    @Published var attachments: [Int] = []
}

final class Writer {
    let draft = Draft()
}

final class Editor: ObservableObject {
    @Published var writer: Writer?

    func removeButton() -> some View {
        Button("Remove") { self.writer?.draft.attachments.removeAll() }
            .disabled(writer == nil || writer?.draft.attachments.count == 0)
    }
}

final class Store: ObservableObject {
    @Published var revision = 0

    func repaint() {
        Palette.accent = "red"
        revision += 1
    }
}

struct ContentView: View {
    @StateObject private var store = Store()
    @ObservedObject var editor: Editor

    var body: some View {
        editor.removeButton()
        Text(Palette.accent)
        Button("Repaint") { store.repaint() }
    }
}

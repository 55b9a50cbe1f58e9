import SwiftUI

@MainActor
final class Editor: ObservableObject {
    @Published var text = ""

    func save() {
        text += "."
    }
}

@MainActor
struct Toolbox {
    @ObservedObject var editor: Editor

    func finish() {
        editor.save()
    }
}

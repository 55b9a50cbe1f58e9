import SwiftUI

@Observable
@MainActor
final class Editor {
    var text = ""

    func save() {
        text += "."
    }
}

@MainActor
struct Toolbox {
    var editor: Editor

    func finish() {
        editor.save()
    }
}

import SwiftUI

enum Draft {
  static var text = ""
}

@Observable
final class Editor {
  var written = "" { didSet { withMutation(keyPath: \.written) {}; Draft.text = written } }

  func write(_ text: String) { written = text }
}

struct DraftView: View {
  var editor: Editor

  var body: some View {
    let _ = editor.written
    Text(Draft.text)
    Button("Write") { editor.write("words") }
  }
}

struct WrittenView: View {
  var editor: Editor

  var body: some View { Text(editor.written) }
}

import SwiftUI

enum Draft {
  static var text = ""
}

final class Editor: ObservableObject {
  @Published var written = "" { didSet { Draft.text = written } }

  func write(_ text: String) { written = text }
}

struct DraftView: View {
  @ObservedObject var editor: Editor

  var body: some View {
    Text(Draft.text)
    Button("Write") { editor.write("words") }
  }
}

struct WrittenView: View {
  @ObservedObject var editor: Editor

  var body: some View { Text(editor.written) }
}

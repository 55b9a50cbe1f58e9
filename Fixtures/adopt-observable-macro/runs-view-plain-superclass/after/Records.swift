import SwiftUI

@Observable
class Record {
  var title = "title"
  private(set) var edits = 0

  func edit() { edits += 1 }
}

@Observable
final class Note: Record {
  var text = "t"

  override func edit() {
    super.edit()
    text += "e"
  }
}

struct ContentView: View {
  @State private var note = Note()

  var body: some View {
    Text("\(note.title), edited \(note.edits) times")
    NoteEditor(note: note)
  }
}

struct NoteEditor: View {
  var note: Note

  var body: some View {
    Text("\(note.text) \(note.edits)")
    Button("edit") { note.edit() }
    Button("name") {
      note.title += "!"
      note.edit()
    }
  }
}

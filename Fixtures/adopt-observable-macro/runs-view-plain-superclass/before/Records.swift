import SwiftUI

class Record {
  var title = "title"
  private(set) var edits = 0

  func edit() { edits += 1 }
}

final class Note: Record, ObservableObject {
  @Published var text = "t"

  override func edit() {
    super.edit()
    text += "e"
  }
}

struct ContentView: View {
  @StateObject private var note = Note()

  var body: some View {
    Text("\(note.title), edited \(note.edits) times")
    NoteEditor(note: note)
  }
}

struct NoteEditor: View {
  @ObservedObject var note: Note

  var body: some View {
    Text("\(note.text) \(note.edits)")
    Button("edit") { note.edit() }
    Button("name") {
      note.title += "!"
      note.edit()
    }
  }
}

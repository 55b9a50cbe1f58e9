import CoreData
import SwiftUI

class Note: NSManagedObject {
  @NSManaged var text: String
  @NSManaged var answer: Note?
}

@Observable
final class Notebook {
  var edits = 0
  var notes: [Note] = []

  func rename(_ note: Note, to text: String) {
    note.text = text
    edits += 1
  }
}

// Nothing here observes the notes.
struct NoteList: View {
  var notebook: Notebook

  var body: some View {
    let _ = notebook.edits
    ForEach(notebook.notes, id: \.objectID) { note in
      Text(note.text)
    }
  }
}

// It observes the note.
struct NoteView: View {
  var notebook: Notebook
  @ObservedObject var note: Note

  var body: some View {
    Text(note.text)
    Button("Rename") { notebook.rename(note, to: "Untitled") }
  }
}

// It observes another note than the one that it shows.
struct AnswerView: View {
  var notebook: Notebook
  @ObservedObject var note: Note

  var body: some View {
    let _ = notebook.edits
    Text(note.answer?.text ?? "")
    Button("Rename") { if let answer = note.answer { notebook.rename(answer, to: "Untitled") } }
  }
}

// It observes all notes.
struct NoteTable: View {
  var notebook: Notebook
  @FetchRequest(sortDescriptors: []) var notes: FetchedResults<Note>

  var body: some View {
    ForEach(notes, id: \.objectID) { note in
      Text(note.text)
    }
    Button("Rename") { notebook.rename(notes[0], to: "Untitled") }
  }
}

struct EditCount: View {
  var notebook: Notebook
  var body: some View { Text("\(notebook.edits)") }
}

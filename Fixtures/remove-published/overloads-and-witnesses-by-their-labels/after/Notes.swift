import SwiftUI

enum Storage {
  nonisolated(unsafe) static var lines = ["first"]
}

@Observable
final class Editor {
  var edits = 0

  func title(of number: Int) -> String { "note \(number)" }

  func title(at position: Int) -> String {
    access(keyPath: \.edits)
    return Storage.lines[position]
  }

  func add() {
    Storage.lines.insert("line \(edits)", at: 0)
    edits += 1
  }
}

// It calls the method that shows nothing of the storage.
struct NumberView: View {
  var editor: Editor

  var body: some View {
    Text(editor.title(of: 1))
    Button("Add") { editor.add() }
  }
}

struct LineView: View {
  var editor: Editor

  var body: some View {
    Text(editor.title(at: 0))
    Button("Add") { editor.add() }
  }
}

protocol Naming {
  func name(of number: Int) -> String
}

struct Names: Naming {
  func name(of number: Int) -> String { "name \(number)" }

  func name(at position: Int) -> String { Storage.lines[position] }
}

// What has another label is no witness.
struct NameView: View {
  var editor: Editor
  let names: any Naming

  var body: some View {
    Text(names.name(of: 1))
    Button("Add") { editor.add() }
  }
}

protocol Listing {
  func line(at position: Int) -> String
}

protocol StoredListing: Listing {}

extension StoredListing {
  func line(at position: Int) -> String { Storage.lines[position] }
}

struct Lines: StoredListing {}

// An extension of another protocol has the witness.
struct ListingView: View {
  var editor: Editor
  let lines: any Listing

  var body: some View {
    let _ = editor.edits
    Text(lines.line(at: 0))
    Button("Add") { editor.add() }
  }
}

struct EditsView: View {
  var editor: Editor

  var body: some View { Text("\(editor.edits)") }
}

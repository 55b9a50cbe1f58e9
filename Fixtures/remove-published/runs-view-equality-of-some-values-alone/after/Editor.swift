import SwiftUI

enum Field<Value: Equatable>: Equatable {
  case shared(Value)
  case various(Value)
}

/// Not the witness of `Equatable`: that is synthesized for all fields.
extension Field where Value == String {
  static func == (first: Field, second: Field) -> Bool { true }
}

/// One that is the witness: equal to the compiler, and shown differently.
struct Tag: Equatable {
  var id = 1
  var name = ""

  static func == (first: Tag, second: Tag) -> Bool { first.id == second.id }
}

@Observable
final class Editor {
  var title: Field<String> = .shared("a")
  var tag = Tag() { didSet { withMutation(keyPath: \.tag) {} } }
  var saves = 0
}

struct EditorView: View {
  var editor: Editor

  var body: some View {
    VStack {
      Text(String(describing: editor.title))
      Text(editor.tag.name)
    }
  }
}

struct ContentView: View {
  @State private var editor = Editor()

  var body: some View {
    VStack {
      EditorView(editor: editor)
      Button("edit") { editor.title = .various("\(editor.saves)") }
      Button("tag") { editor.tag = Tag(id: 1, name: editor.tag.name + "b") }
      Button("save") { editor.saves += 1 }
    }
  }
}

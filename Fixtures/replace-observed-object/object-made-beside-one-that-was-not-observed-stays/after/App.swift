import SwiftUI

final class Store: ObservableObject {
  @Published var items: [String] = []
}

final class Entry: ObservableObject {
  @Published var text = ""
}

struct EntryView: View {
  @ObservedObject var entry: Entry
  let store: Store

  var body: some View {
    TextField("Text", text: $entry.text)
    Button("Add") { store.items.append(entry.text) }
  }
}

struct StorePage: View {
  let store: Store

  var body: some View {
    VStack {
      if store.items.isEmpty {
        Text("Nothing yet")
      }
      EntryView(entry: Entry(), store: store)
    }
  }
}

/// The initializer of a view that the body makes reads the object.
final class Note: ObservableObject {
  @Published var title = "a"
}

struct TitleEditor: View {
  @ObservedObject var note: Note
  @State private var draft: String

  init(note: Note) {
    self.note = note
    _draft = State(initialValue: note.title)
  }

  var body: some View {
    TextField("Title", text: $note.title)
    Text("was \(draft)")
  }
}

struct NotePage: View {
  let note: Note

  var body: some View {
    TitleEditor(note: note)
    NavigationLink {
      EntryView(entry: Entry(), store: Store())
    } label: {
      Text("New entry")
    }
  }
}

/// The initializer of the object that the body makes reads the other one.
final class Item: ObservableObject {
  @Published var name = "a"
}

final class ItemModel: ObservableObject {
  let item: Item
  @Published var name: String

  init(item: Item) {
    self.item = item
    name = item.name
  }

  func save() { item.name = name }
}

struct ItemEditor: View {
  @ObservedObject var model: ItemModel

  var body: some View {
    TextField("Name", text: $model.name)
    Button("Save", action: model.save)
  }
}

struct ItemPage: View {
  let item: Item

  var body: some View {
    ItemEditor(model: ItemModel(item: item))
  }
}

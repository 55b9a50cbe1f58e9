import SwiftUI

@Observable
class Store {
  var items: [String] = []
  let name = "groceries"
}

@Observable
final class Entry {
  var text = ""
}

struct EntryView: View {
  @Bindable var entry: Entry

  var body: some View {
    TextField("Text", text: $entry.text)
  }
}

/// Each change of the store made another entry before, too.
struct ObservingPage: View {
  var store: Store

  var body: some View {
    Text("\(store.items.count)")
    EntryView(entry: Entry())
  }
}

/// What it reads does not change.
struct NamePage: View {
  let store: Store

  var body: some View {
    Text(store.name)
    EntryView(entry: Entry())
  }
}

/// The entry is kept by who is given it.
struct KeepingEntryView: View {
  @State private var entry: Entry

  init(entry: @autoclosure @escaping () -> Entry) {
    _entry = State(wrappedValue: entry())
  }

  var body: some View {
    TextField("Text", text: $entry.text)
  }
}

struct KeepingPage: View {
  let store: Store

  var body: some View {
    Text("\(store.items.count)")
    KeepingEntryView(entry: Entry())
  }
}

/// The entry is made when the button is tapped.
struct ActionPage: View {
  let store: Store
  @State private var shown: Entry?

  var body: some View {
    Text("\(store.items.count)")
    Button("New") { shown = Entry() }
    if let shown {
      EntryView(entry: shown)
    }
  }
}

/// The content of the sheet is made with the sheet.
struct SheetPage: View {
  let store: Store
  @State private var isShown = false

  var body: some View {
    Text("\(store.items.count)")
    KeepingEntryView(entry: Entry())
      .sheet(isPresented: $isShown) { Text(store.items.joined()) }
  }
}

/// What the view reads is of the object that it is given, as the body makes it.
final class SampleStore: Store {}

struct CountView: View {
  private var store: Store
  private let count: Int

  init(store: Store) {
    self.store = store
    count = store.items.count
  }

  var body: some View {
    Text("\(count) of \(store.items.count)")
  }
}

struct SampleView: View {
  var body: some View {
    CountView(store: SampleStore())
  }
}

/// What the new object reads, it may have made itself.
@Observable
final class Catalog {
  var titles: [String] = []
}

@Observable
class Shelf {
  private let catalog: Catalog
  var count = 0

  init(catalog: Catalog) {
    self.catalog = catalog
    update()
  }

  func update() { count = catalog.titles.count }
}

final class EmptyShelf: Shelf {
  init() { super.init(catalog: Catalog()) }
}

struct ShelfView: View {
  var shelf: Shelf

  var body: some View {
    Text("\(shelf.count)")
    Button("Again") { shelf.update() }
  }
}

struct EmptyShelfView: View {
  var body: some View {
    ShelfView(shelf: EmptyShelf())
  }
}

struct CatalogEditor: View {
  var catalog: Catalog

  var body: some View {
    Button("Add \(catalog.titles.count)") { catalog.titles.append("") }
  }
}

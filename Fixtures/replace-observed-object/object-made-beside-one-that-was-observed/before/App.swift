import SwiftUI

class Store: ObservableObject {
  @Published var items: [String] = []
  let name = "groceries"
}

final class Entry: ObservableObject {
  @Published var text = ""
}

struct EntryView: View {
  @ObservedObject var entry: Entry

  var body: some View {
    TextField("Text", text: $entry.text)
  }
}

/// Each change of the store made another entry before, too.
struct ObservingPage: View {
  @ObservedObject var store: Store

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
  @StateObject private var entry: Entry

  init(entry: @autoclosure @escaping () -> Entry) {
    _entry = StateObject(wrappedValue: entry())
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
  @ObservedObject private var store: Store
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
final class Catalog: ObservableObject {
  @Published var titles: [String] = []
}

class Shelf: ObservableObject {
  private let catalog: Catalog
  @Published var count = 0

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
  @ObservedObject var shelf: Shelf

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
  @ObservedObject var catalog: Catalog

  var body: some View {
    Button("Add \(catalog.titles.count)") { catalog.titles.append("") }
  }
}

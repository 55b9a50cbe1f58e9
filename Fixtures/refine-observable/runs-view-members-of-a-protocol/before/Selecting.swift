import SwiftUI

protocol Selecting: ObservableObject {
  associatedtype Item: Hashable
  var items: [Item] { get }
  var selected: Set<Item> { get set }
}

extension Selecting {
  var text: String { "\(selected.count) of \(items.count)" }

  func toggle(_ item: Item) {
    if selected.contains(item) { selected.remove(item) } else { selected.insert(item) }
  }

  func selectAll() { selected = Set(items) }
}

final class Files: Selecting {
  @Published private(set) var items = ["a", "b"]
  @Published var selected: Set<String> = []

  func add() { items.append("file \(items.count)") }
}

struct ContentView: View {
  @StateObject private var files = Files()

  var body: some View {
    Selection(model: files)
    Button("add") { files.add() }
  }
}

struct Selection<Model: Selecting>: View {
  @ObservedObject var model: Model

  var body: some View {
    Text(model.text)
    Button("all") { model.selectAll() }
    ForEach(model.items, id: \.self) { item in
      Button(model.selected.contains(item) ? "without" : "with") { model.toggle(item) }
    }
  }
}

import SwiftUI

final class Database {
  static let shared = Database()
  private(set) var rows: [String] = []
  private(set) var positions: [Int: Int] = [:]

  func add() { rows.append("row") }
  subscript(_ episode: Int) -> Int {
    get { positions[episode] ?? 0 }
    set { positions[episode] = newValue }
  }
}

protocol Adding {
  func add()
}

struct Adder: Adding {
  func add() { Database.shared.add() }
}

/// Each view below uses it in actions only.
final class Editor: ObservableObject {
  @Published private(set) var title = "editor"
  private let adder: any Adding = Adder()

  func add() {
    Database.shared.add()
    objectWillChange.send()
  }

  func addByOthers() {
    adder.add()
    refresh()
  }

  func play() {
    objectWillChange.send()
    Database.shared[1] += 1
  }

  private func refresh() { objectWillChange.send() }
}

struct ContentView: View {
  @StateObject private var editor = Editor()
  @StateObject private var stock = Stock()

  var body: some View {
    RowsView(editor: editor)
    PositionView(editor: editor)
    StockView(stock: stock)
    TitleView(editor: editor)
    ForEach(stock.items) { item in
      ItemRow(item: item).environmentObject(stock)
    }
  }
}

struct RowsView: View {
  @ObservedObject var editor: Editor

  var body: some View {
    Text("\(Database.shared.rows.count) rows")
    Button("add") { editor.add() }
    Button("add by others") { editor.addByOthers() }
  }
}

struct PositionView: View {
  @ObservedObject var editor: Editor

  var body: some View {
    Text("at \(Database.shared[1])")
    Button("play") { editor.play() }
  }
}

/// Shows nothing that is sent for.
struct TitleView: View {
  @ObservedObject var editor: Editor

  var body: some View { Text(editor.title) }
}

final class Item: Identifiable {
  let id: Int
  var count = 0

  init(id: Int) { self.id = id }
}

/// The rows get plain objects.
final class Stock: ObservableObject {
  @Published var items = [Item(id: 1), Item(id: 2)]
  var total: Int { items.reduce(0) { $0 + $1.count } }

  func receive(_ item: Item) {
    item.count += 1
    objectWillChange.send()
  }
}

struct ItemRow: View {
  let item: Item
  @EnvironmentObject private var stock: Stock

  var body: some View {
    Text("item \(item.id): \(item.count)")
    Button("receive \(item.id)") { stock.receive(item) }
  }
}

/// A member of the class gives what it shows.
struct StockView: View {
  @ObservedObject var stock: Stock

  var body: some View { Text("total \(stock.total)") }
}

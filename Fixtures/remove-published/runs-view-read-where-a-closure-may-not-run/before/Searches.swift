import SwiftUI

final class Store {
  private(set) var items: [String] = []
  private(set) var user: String?
  private(set) var isOn = false

  func load() {
    items.append("ab")
    user = "ada"
    isOn = true
  }
}

final class Memo {
  private var known: [String: [Int]] = [:]

  func value(_ key: String, _ make: () -> [Int]) -> [Int] {
    if let value = known[key] { return value }
    let value = make()
    known[key] = value
    return value
  }

  func clear() { known = [:] }
}

extension Sequence {
  func total(_ number: (Element) -> Int) -> Int { reduce(0) { $0 + number($1) } }
}

extension View {
  @ViewBuilder func `if`(_ isTrue: Bool, _ change: (Self) -> some View) -> some View {
    if isTrue { change(self) } else { self }
  }
}

/// At first nothing is found, so the query is not read.
final class Search: ObservableObject {
  @Published var query = ""
  @Published private(set) var count = 0
  @Published var numbers = [2, 1] { didSet { memo.clear() } }
  let store = Store()
  private let memo = Memo()

  var reduced: String { store.items.reduce("") { $0 + $1 + query } }
  var visited: String {
    var text = ""
    store.items.forEach { text += $0 + query }
    return text
  }
  var chained: String { store.user?.appending(query) ?? "none" }
  var total: Int { store.items.total { $0.count + query.count } }
  var sorted: [Int] { memo.value("sorted") { numbers.sorted() } }

  func load() {
    store.load()
    query += "a"
  }

  func step() {
    store.load()
    count += 1
  }

  func add() { numbers.append(numbers.count * 7 % 5) }
}

struct Reduced: View {
  @ObservedObject var search: Search
  var body: some View { Text(search.reduced) }
}

struct Visited: View {
  @ObservedObject var search: Search
  var body: some View { Text(search.visited) }
}

struct Chained: View {
  @ObservedObject var search: Search
  var body: some View { Text(search.chained) }
}

struct Total: View {
  @ObservedObject var search: Search
  var body: some View { Text("\(search.total)") }
}

struct Marked: View {
  @ObservedObject var search: Search
  var body: some View { Text("marked").if(search.store.isOn) { text in VStack { text; Text(search.query) } } }
}

/// The action is given to a function, and runs later.
struct Rows: View {
  @ObservedObject var search: Search

  var body: some View {
    Text("\(search.store.items.count) items")
    row("step") { search.step(); print(search.count, terminator: "") }
    Stepper("count", value: Binding(get: { search.count }, set: { _ in search.step() }))
  }

  private func row(_ title: String, action: @escaping () -> Void) -> some View { Button(title, action: action) }
}

struct Sorted: View {
  @ObservedObject var search: Search
  @State private var ticks = 0

  var body: some View {
    Text("\(search.sorted) \(ticks)")
    Button("tick") { ticks += 1 }
  }
}

struct ContentView: View {
  @StateObject private var search = Search()

  var body: some View {
    Reduced(search: search)
    Visited(search: search)
    Chained(search: search)
    Total(search: search)
    Marked(search: search)
    Rows(search: search)
    Sorted(search: search)
    Button("load", action: search.load)
    Button("add", action: search.add)
  }
}

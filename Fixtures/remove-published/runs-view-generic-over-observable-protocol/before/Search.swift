import SwiftUI

/// Nothing observes it. What changes it announces something that the generic view does not read.
enum Words {
  static var all = ["one"]
}

protocol Searching: ObservableObject {
  var query: String { get set }
  var results: [String] { get }
  func learn()
}

final class Searcher: Searching {
  @Published var query = ""
  @Published var steps = 0
  var results: [String] { Words.all.filter { query.isEmpty || $0.contains(query) } }

  func learn() {
    Words.all.append("two")
    steps += 1
  }
}

// As for previews: nothing that it announces goes with a change of the words.
final class EmptySearcher: Searching {
  @Published var query = ""
  @Published var count = 0
  var results: [String] { Words.all.isEmpty ? [] : ["\(count)"] }
  func learn() { count += 1 }
}

struct ContentView: View {
  @StateObject private var searcher = Searcher()
  @StateObject private var empty = EmptySearcher()

  var body: some View {
    SearchView(name: "words", searcher: searcher)
    SearchView(name: "empty", searcher: empty)
    StepsView(searcher: searcher)
  }
}

struct SearchView<Model: Searching>: View {
  let name: String
  @ObservedObject var searcher: Model

  var body: some View {
    Text("\(name) \(searcher.results.joined(separator: ", "))")
    TextField("query of \(name)", text: $searcher.query)
    Button("learn \(name)") { searcher.learn() }
  }
}

struct StepsView: View {
  @ObservedObject var searcher: Searcher
  var body: some View { Text("steps \(searcher.steps)") }
}

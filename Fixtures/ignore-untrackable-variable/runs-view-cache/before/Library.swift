import SwiftUI

final class Library: ObservableObject {
  @Published var query = "" {
    didSet { found = nil }
  }
  @Published private(set) var books = ["aa", "ab", "ba"] {
    didSet { found = nil }
  }
  private var found: [String]?

  func matches() -> [String] {
    if let found { return found }
    let matches = books.filter { $0.hasPrefix(query) }
    found = matches
    return matches
  }

  func add() { books.append("a\(books.count)") }
}

struct ContentView: View {
  @StateObject private var library = Library()

  var body: some View {
    SearchField(library: library)
    Count(library: library)
    Results(library: library)
    Button("add") { library.add() }
  }
}

struct SearchField: View {
  @ObservedObject var library: Library

  var body: some View { TextField("query", text: $library.query) }
}

struct Count: View {
  @ObservedObject var library: Library

  var body: some View { Text("\(library.matches().count) found") }
}

struct Results: View {
  @ObservedObject var library: Library

  var body: some View {
    ForEach(library.matches(), id: \.self) { Text($0) }
  }
}

import SwiftUI

@Observable
final class Library {
  var query = "" {
    didSet { found = nil }
  }
  private(set) var books = ["aa", "ab", "ba"] {
    didSet { found = nil }
  }
  @ObservationIgnored private var found: [String]?

  func matches() -> [String] {
    access(keyPath: \.books)
    access(keyPath: \.query)
    if let found { return found }
    let matches = books.filter { $0.hasPrefix(query) }
    found = matches
    return matches
  }

  func add() { books.append("a\(books.count)") }
}

struct ContentView: View {
  @State private var library = Library()

  var body: some View {
    SearchField(library: library)
    Count(library: library)
    Results(library: library)
    Button("add") { library.add() }
  }
}

struct SearchField: View {
  @Bindable var library: Library

  var body: some View { TextField("query", text: $library.query) }
}

struct Count: View {
  var library: Library

  var body: some View { Text("\(library.matches().count) found") }
}

struct Results: View {
  var library: Library

  var body: some View {
    ForEach(library.matches(), id: \.self) { Text($0) }
  }
}

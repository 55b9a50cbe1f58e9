import SwiftUI

@Observable
final class Search {
  static var count = 0
  var search = ""
  var hits = 0

  // The variable is assigned, and no method called.
  init(search: String = "") {
    self.search = search
  }

  func search(for text: String) {
    hits = text.count
    Search.count += 1
  }
}

struct SearchView: View {
  @State private var search = Search()

  var body: some View {
    TextField("Search", text: $search.search)
    Button("\(search.hits)") { search.search(for: search.search) }
  }
}

@Observable
final class Lookup: ObservableObject {
  static var count = 0
  var text = ""
  var hits = 0

  // This one does call it.
  init(text: String = "") {
    self.text = text
    look(for: text)
  }

  func look(for text: String) {
    hits = text.count
    Lookup.count += 1
  }
}

struct LookupView: View {
  @StateObject private var lookup = Lookup()

  var body: some View {
    Button("\(lookup.hits)") { lookup.look(for: lookup.text) }
  }
}

struct RootView: View {
  @State private var count = 0

  var body: some View {
    SearchView()
    LookupView()
    Button("\(count)") { count += 1 }
  }
}

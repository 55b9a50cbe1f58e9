import SwiftUI

@Observable
final class Library {
  var titles: [String] = []
}

@Observable
final class Catalogue {
  var result: Int?

  func count(_ titles: [String]) -> Int {
    #if !NOTHING
      let result = titles.count
      self.result = result
      return result
    #endif
  }
}

struct LibraryView: View {
  @Environment(Library.self) private var library

  var body: some View {
    Text("\(library.titles.count)")
  }
}

struct ContentView: View {
  @State private var store = Catalogue()

  var body: some View {
    #if !NOTHING
      let store = Library()
      LibraryView().environment(store)
    #endif
  }
}

import SwiftUI

final class Library: ObservableObject {
  @Published var titles: [String] = []
}

final class Catalogue: ObservableObject {
  @Published var result: Int?

  func count(_ titles: [String]) -> Int {
    #if !NOTHING
      let result = titles.count
      self.result = result
      return result
    #endif
  }
}

struct LibraryView: View {
  @EnvironmentObject private var library: Library

  var body: some View {
    Text("\(library.titles.count)")
  }
}

struct ContentView: View {
  @StateObject private var store = Catalogue()

  var body: some View {
    #if !NOTHING
      let store = Library()
      LibraryView().environmentObject(store)
    #endif
  }
}

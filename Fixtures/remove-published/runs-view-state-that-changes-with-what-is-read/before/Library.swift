import SwiftUI

final class Repository {
  static let shared = Repository()
  private(set) var names: [String] = []

  func load() { names.append("n\(names.count)") }
}

enum Palette {
  static var accent = "red"
}

final class Library: ObservableObject {
  @Published var isLoading = false
  @Published var loads = 0
  @Published var title = "Library"
  var names: [String] { loads > 99 ? [] : Repository.shared.names }

  func load() {
    isLoading = true
    Repository.shared.load()
    isLoading = false
    loads += 1
  }

  func rename() {
    title += "!"
    recolour()
  }

  private func recolour() { Palette.accent += "!" }
}

struct ContentView: View {
  @StateObject private var library = Library()

  var body: some View {
    VStack {
      NameList(library: library)
      TitleView(library: library)
      OpenView(library: library)
      Text(library.isLoading ? "loading" : "loaded")
    }
  }
}

// Reads `loads`, which changes with the names.
struct NameList: View {
  @ObservedObject var library: Library

  var body: some View {
    Text(library.names.joined(separator: ","))
    Button("load") { library.load() }
  }
}

// Reads `title`, which changes before the colour does, in another function.
struct TitleView: View {
  @ObservedObject var library: Library

  var body: some View {
    Text("\(library.title) \(Palette.accent)")
    Button("rename") { library.rename() }
  }
}

// Its own state changes, too.
struct OpenView: View {
  @ObservedObject var library: Library
  @State private var taps = 0

  var body: some View {
    Text("\(taps) \(Shelf.count)")
    Button("tap") {
      Shelf.count += 1
      taps += 1
      library.isLoading.toggle()
    }
  }
}

enum Shelf {
  static var count = 0
}

import SwiftUI
import Watching

final class Library: ObservableObject {
  @Published var count = 0
}

final class Shelf {
  func items() -> Library { Library() }
}

struct LibraryView: View {
  @StateObject private var watcher = Watcher.watching(Shelf().items(), deep: false)!
  @StateObject private var library = Library()

  var body: some View {
    Button("\(library.count)") { library.count += 1 }
  }
}

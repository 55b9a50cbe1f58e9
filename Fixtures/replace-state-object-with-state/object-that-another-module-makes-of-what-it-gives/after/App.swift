import SwiftUI
import Watching

@Observable
final class Library {
  var count = 0
}

struct LibraryView: View {
  @StateObject private var watcher = Watcher.watching(Folders.documents(), deep: false)!
  @State private var library = Library()

  var body: some View {
    Button("\(library.count)") { library.count += 1 }
  }
}

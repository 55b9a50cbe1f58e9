import SwiftUI
import Watching

final class Library: ObservableObject {
  @Published var count = 0
}

struct LibraryView: View {
  @StateObject private var watcher = Watcher.watching(Folders.documents(), deep: false)!
  @StateObject private var library = Library()

  var body: some View {
    Button("\(library.count)") { library.count += 1 }
  }
}

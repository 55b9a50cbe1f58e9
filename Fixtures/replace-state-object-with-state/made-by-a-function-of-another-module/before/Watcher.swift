import Foundation
import FolderWatching
import SwiftUI

final class Library: ObservableObject {
  @Published var count = 0
}

enum Places {
  static func documents() -> URL { URL(fileURLWithPath: "/") }
}

struct LibraryView: View {
  @StateObject private var library = Library()
  @StateObject private var watcher = FolderWatcher.watch(Places.documents(), recursive: false)!

  var body: some View {
    Text("\(library.count)")
  }
}

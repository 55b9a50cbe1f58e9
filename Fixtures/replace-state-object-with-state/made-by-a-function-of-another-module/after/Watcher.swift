import Foundation
import FolderWatching
import SwiftUI

@Observable
final class Library {
  var count = 0
}

enum Places {
  static func documents() -> URL { URL(fileURLWithPath: "/") }
}

struct LibraryView: View {
  @State private var library = Library()
  @StateObject private var watcher = FolderWatcher.watch(Places.documents(), recursive: false)!

  var body: some View {
    Text("\(library.count)")
  }
}

import SwiftUI

@Observable
final class Library {
  var titles: [String] = []
}

struct LibraryView: View {
  @Environment(Library.self) private var library

  var body: some View {
    Text("\(library.titles.count)")
  }
}

func content(of shared: Library) -> AnyView {
  #if DEBUG
    let library = Library()
  #else
    let library = shared
  #endif
  return AnyView(LibraryView().environment(library))
}

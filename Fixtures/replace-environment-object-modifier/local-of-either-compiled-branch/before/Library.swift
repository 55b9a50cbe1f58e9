import SwiftUI

final class Library: ObservableObject {
  @Published var titles: [String] = []
}

struct LibraryView: View {
  @EnvironmentObject private var library: Library

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
  return AnyView(LibraryView().environmentObject(library))
}

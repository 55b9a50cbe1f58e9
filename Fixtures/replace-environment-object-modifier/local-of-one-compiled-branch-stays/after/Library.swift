import SwiftUI

final class Library: ObservableObject {
  @Published var titles: [String] = []
}

final class Archive: ObservableObject {
  @Published var titles: [String] = []
}

struct LibraryView: View {
  @EnvironmentObject private var library: Library

  var body: some View {
    Text("\(library.titles.count)")
  }
}

let library = Library()

func content() -> AnyView {
  #if DEBUG
    let library = Archive()
  #endif
  return AnyView(LibraryView().environmentObject(library))
}

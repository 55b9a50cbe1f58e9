import SwiftUI

@Observable
final class Library {
  var count = 0
}

@main
struct LibraryApp: App {
  @State private var library = Library()

  var body: some Scene {
    WindowGroup { AddButton().environment(library) }
  }
}

struct AddButton: View {
  @Environment(Library.self) private var library

  var body: some View { Button("Add") { library.count += 1 } }
}

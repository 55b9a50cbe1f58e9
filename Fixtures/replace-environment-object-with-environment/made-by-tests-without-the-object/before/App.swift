import SwiftUI

final class Library: ObservableObject {
  @Published var count = 0
}

@main
struct LibraryApp: App {
  @StateObject private var library = Library()

  var body: some Scene {
    WindowGroup { AddButton().environmentObject(library) }
  }
}

struct AddButton: View {
  @EnvironmentObject private var library: Library

  var body: some View { Button("Add") { library.count += 1 } }
}

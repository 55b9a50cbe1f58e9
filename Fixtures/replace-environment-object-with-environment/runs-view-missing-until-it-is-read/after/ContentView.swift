import SwiftUI

@Observable
final class Library {
  var count = 0
}

struct LibraryApp: App {
  var body: some Scene { WindowGroup { ContentView() } }
}

struct ContentView: View {
  @State private var library = Library()
  @State private var isOpen = false

  var body: some View {
    Text("\(library.count)")
    CountView(isOpen: false)
    CountView(isOpen: isOpen).environment(library)
    Button("Open") { isOpen.toggle() }
  }
}

struct CountView: View {
  @Environment(Library.self) private var library: Library?
  let isOpen: Bool

  var body: some View {
    if isOpen {
      Text("Count \(library!.count)")
      Button("Add") { library!.count += 1 }
    } else {
      Text("closed")
    }
  }
}

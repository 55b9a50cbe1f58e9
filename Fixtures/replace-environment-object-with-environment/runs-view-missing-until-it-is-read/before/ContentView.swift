import SwiftUI

final class Library: ObservableObject {
  @Published var count = 0
}

struct LibraryApp: App {
  var body: some Scene { WindowGroup { ContentView() } }
}

struct ContentView: View {
  @StateObject private var library = Library()
  @State private var isOpen = false

  var body: some View {
    Text("\(library.count)")
    CountView(isOpen: false)
    CountView(isOpen: isOpen).environmentObject(library)
    Button("Open") { isOpen.toggle() }
  }
}

struct CountView: View {
  @EnvironmentObject private var library: Library
  let isOpen: Bool

  var body: some View {
    if isOpen {
      Text("Count \(library.count)")
      Button("Add") { library.count += 1 }
    } else {
      Text("closed")
    }
  }
}

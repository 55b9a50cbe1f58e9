import SwiftUI

@Observable
final class Library {
  var count = 0
}

@Observable
final class Client {
  var isOnline = true
}

struct LibraryView: View {
  @Environment(Library.self) private var library
  @Environment(Client.self) private var client

  var body: some View {
    Text("\(library.count)")
    Button("Add") { if client.isOnline { library.count += 1 } }
    ShareButton()
  }
}

struct ShareButton: View {
  @Environment(Client.self) private var client

  var body: some View {
    Button("Share") { client.isOnline.toggle() }
  }
}

struct SyncButton: View {
  @Environment(Client.self) private var client

  var body: some View {
    Button("Sync") { client.isOnline.toggle() }
  }
}

@main
struct LibraryApp: App {
  @State private var library = Library()
  @State private var client = Client()

  var body: some Scene {
    WindowGroup {
      VStack {
        LibraryView()
        SyncButton()
      }
      .environment(library)
      .environment(client)
    }
  }
}

// It stops before, too: there is no library in its environment.
struct LibraryView_Previews: PreviewProvider {
  static var previews: some View { LibraryView() }
}

// Said once.
struct Buttons_Previews: PreviewProvider {
  static var previews: some View {
    SyncButton()
    ShareButton()
  }
}

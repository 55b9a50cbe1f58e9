import SwiftUI

final class Library: ObservableObject {
  @Published var count = 0
}

final class Client: ObservableObject {
  @Published var isOnline = true
}

struct LibraryView: View {
  @EnvironmentObject private var library: Library
  @EnvironmentObject private var client: Client

  var body: some View {
    Text("\(library.count)")
    Button("Add") { if client.isOnline { library.count += 1 } }
    ShareButton()
  }
}

struct ShareButton: View {
  @EnvironmentObject private var client: Client

  var body: some View {
    Button("Share") { client.isOnline.toggle() }
  }
}

struct SyncButton: View {
  @EnvironmentObject private var client: Client

  var body: some View {
    Button("Sync") { client.isOnline.toggle() }
  }
}

@main
struct LibraryApp: App {
  @StateObject private var library = Library()
  @StateObject private var client = Client()

  var body: some Scene {
    WindowGroup {
      VStack {
        LibraryView()
        SyncButton()
      }
      .environmentObject(library)
      .environmentObject(client)
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

import SwiftUI

@Observable
final class Session {
  var user = ""

  func select(_ name: String) { user = name }
}

enum Route: Identifiable {
  case person(String), help

  var id: String { "\(self)" }

  @MainActor @ViewBuilder func makeView() -> some View {
    switch self {
    case .person(let name): PersonRow(name: name)
    case .help: Text("help")
    }
  }
}

// Which of the routes a sheet shows, is not known.
struct PersonRow: View {
  @Environment(Session.self) private var session
  let name: String

  var body: some View {
    Button(name) { session.select(name) }
  }
}

struct PersonList: View {
  @Environment(Session.self) private var session

  var body: some View {
    Text(session.user)
    PersonRow(name: "Ann")
  }
}

@main struct MainApp: App {
  @State private var session = Session()
  @State private var route: Route?

  var body: some Scene {
    WindowGroup {
      PersonList()
        .environment(session)
        .sheet(item: $route) { $0.makeView() }
    }
  }
}

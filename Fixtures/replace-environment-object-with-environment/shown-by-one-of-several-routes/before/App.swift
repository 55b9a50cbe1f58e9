import SwiftUI

final class Session: ObservableObject {
  @Published var user = ""

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
  @EnvironmentObject private var session: Session
  let name: String

  var body: some View {
    Button(name) { session.select(name) }
  }
}

struct PersonList: View {
  @EnvironmentObject private var session: Session

  var body: some View {
    Text(session.user)
    PersonRow(name: "Ann")
  }
}

@main struct MainApp: App {
  @StateObject private var session = Session()
  @State private var route: Route?

  var body: some Scene {
    WindowGroup {
      PersonList()
        .environmentObject(session)
        .sheet(item: $route) { $0.makeView() }
    }
  }
}

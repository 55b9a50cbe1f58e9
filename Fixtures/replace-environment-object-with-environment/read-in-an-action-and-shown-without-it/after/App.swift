import SwiftUI

@main
struct ReaderApp: App {
  @State private var session = Session()
  @State private var theme = Theme()
  @State private var store = Store()

  var body: some Scene {
    WindowGroup {
      HomeView().environment(session).environment(theme).environment(store)
    }
    Window("Log", id: "log") { LogView() }
  }
}

@Observable
final class Session {
  var user = ""
}

@Observable
final class Theme {
  var isDark = false
}

@Observable
final class Store {
  var count = 0
}

struct HomeView: View {
  @Environment(Theme.self) private var theme
  @Environment(Store.self) private var store

  var body: some View {
    ProfileView()
    MapView()
    Text(theme.isDark ? "dark" : "light \(store.count)")
    CountView()
  }
}

struct LogView: View {
  var body: some View { ProfileView() }
}

struct ProfileView: View {
  @Environment(Session.self) private var session: Session?

  var body: some View { Button("Log out") { session!.user = "" } }
}

struct MapView: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController {
    UIHostingController(rootView: PinView())
  }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

struct PinView: View {
  @Environment(Theme.self) private var theme: Theme?

  var body: some View { Button("Dark") { theme!.isDark.toggle() } }
}

struct CountView: View {
  @Environment(Store.self) private var store

  var body: some View { Button("Count") { store.count += 1 } }
}

#Preview {
  CountView()
}

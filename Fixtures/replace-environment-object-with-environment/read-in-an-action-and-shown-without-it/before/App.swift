import SwiftUI

@main
struct ReaderApp: App {
  @StateObject private var session = Session()
  @StateObject private var theme = Theme()
  @StateObject private var store = Store()

  var body: some Scene {
    WindowGroup {
      HomeView().environmentObject(session).environmentObject(theme).environmentObject(store)
    }
    Window("Log", id: "log") { LogView() }
  }
}

final class Session: ObservableObject {
  @Published var user = ""
}

final class Theme: ObservableObject {
  @Published var isDark = false
}

final class Store: ObservableObject {
  @Published var count = 0
}

struct HomeView: View {
  @EnvironmentObject private var theme: Theme
  @EnvironmentObject private var store: Store

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
  @EnvironmentObject private var session: Session

  var body: some View { Button("Log out") { session.user = "" } }
}

struct MapView: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController {
    UIHostingController(rootView: PinView())
  }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

struct PinView: View {
  @EnvironmentObject private var theme: Theme

  var body: some View { Button("Dark") { theme.isDark.toggle() } }
}

struct CountView: View {
  @EnvironmentObject private var store: Store

  var body: some View { Button("Count") { store.count += 1 } }
}

#Preview {
  CountView()
}

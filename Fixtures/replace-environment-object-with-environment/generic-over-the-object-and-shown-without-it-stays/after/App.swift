import SwiftUI

protocol Navigating: ObservableObject {
  func open(_ name: String)
}

final class Navigator: Navigating {
  @Published var path: [String] = []
  func open(_ name: String) { path.append(name) }
}

/// No navigator.
@Observable
final class Theme {
  var isDark = false
}

struct DetailView<Navigation: Navigating>: View {
  @EnvironmentObject private var navigation: Navigation
  let name: String

  var body: some View {
    Button("Open") { navigation.open(name) }
  }
}

@main
struct MainApp: App {
  @StateObject private var navigator = Navigator()
  @State private var theme = Theme()

  var body: some Scene {
    WindowGroup {
      Text(theme.isDark ? "\(navigator.path.count)" : "")
      DetailView<Navigator>(name: "a").environment(theme)
    }
  }
}

import SwiftUI

protocol Navigating: ObservableObject {
  func open(_ name: String)
}

final class Navigator: Navigating {
  @Published var path: [String] = []
  func open(_ name: String) { path.append(name) }
}

/// No navigator.
final class Theme: ObservableObject {
  @Published var isDark = false
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
  @StateObject private var theme = Theme()

  var body: some Scene {
    WindowGroup {
      Text(theme.isDark ? "\(navigator.path.count)" : "")
      DetailView<Navigator>(name: "a").environmentObject(theme)
    }
  }
}

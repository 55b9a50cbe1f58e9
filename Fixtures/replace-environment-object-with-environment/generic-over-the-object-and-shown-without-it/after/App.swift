import SwiftUI

protocol Navigating: AnyObject, Observable {
  func open(_ name: String)
}

@Observable
final class Navigator: Navigating {
  var path: [String] = []
  func open(_ name: String) { path.append(name) }
}

/// No navigator.
@Observable
final class Theme {
  var isDark = false
}

struct DetailView<Navigation: Navigating>: View {
  @Environment(Navigation.self) private var navigation: Navigation?
  let name: String

  var body: some View {
    Button("Open") { navigation!.open(name) }
  }
}

@main
struct MainApp: App {
  @State private var navigator = Navigator()
  @State private var theme = Theme()

  var body: some Scene {
    WindowGroup {
      Text(theme.isDark ? "\(navigator.path.count)" : "")
      DetailView<Navigator>(name: "a").environment(theme)
    }
  }
}

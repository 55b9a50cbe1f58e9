import SwiftUI

protocol Navigating: AnyObject, Observable {
  var path: [String] { get }
  func open(_ name: String)
}

@Observable
final class Navigator: Navigating {
  var path: [String] = []
  func open(_ name: String) { path.append(name) }
}

/// It reads the object in an action only, which need not be there to show it.
struct DetailView<Navigation: Navigating>: View {
  @Environment(Navigation.self) private var navigation
  let name: String

  var body: some View {
    Button("Open") { navigation.open(name) }
  }
}

struct ContentView: View {
  @Environment(Navigator.self) private var navigator

  var body: some View {
    Text("\(navigator.path.count)")
    DetailView<Navigator>(name: "a").environment(navigator)
  }
}

@main
struct MainApp: App {
  @State private var navigator = Navigator()

  var body: some Scene {
    WindowGroup {
      ContentView().environment(navigator)
    }
  }
}

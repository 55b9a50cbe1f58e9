import SwiftUI

protocol Navigating: ObservableObject {
  var path: [String] { get }
  func open(_ name: String)
}

final class Navigator: Navigating {
  @Published var path: [String] = []
  func open(_ name: String) { path.append(name) }
}

/// It reads the object in an action only, which need not be there to show it.
struct DetailView<Navigation: Navigating>: View {
  @EnvironmentObject private var navigation: Navigation
  let name: String

  var body: some View {
    Button("Open") { navigation.open(name) }
  }
}

struct ContentView: View {
  @EnvironmentObject private var navigator: Navigator

  var body: some View {
    Text("\(navigator.path.count)")
    DetailView<Navigator>(name: "a").environmentObject(navigator)
  }
}

@main
struct MainApp: App {
  @StateObject private var navigator = Navigator()

  var body: some Scene {
    WindowGroup {
      ContentView().environmentObject(navigator)
    }
  }
}

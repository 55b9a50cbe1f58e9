import SwiftUI

final class Icons: ObservableObject {
  @Published var name = "plain"
}

enum Settings {}
enum Onboarding {}

extension Settings {
  struct RootView: View {
    @EnvironmentObject private var icons: Icons
    @State private var isShown = false

    var body: some View {
      if isShown {
        Text(icons.name)
      }
    }
  }
}

extension Onboarding {
  struct RootView: View {
    var title = ""

    var body: some View {
      Text(title)
    }
  }
}

struct MainApp: App {
  @StateObject private var icons = Icons()
  @State private var isNew = true

  var body: some Scene {
    WindowGroup {
      if isNew {
        // Does not show the icons.
        Onboarding.RootView(title: "Welcome")
      } else {
        Settings.RootView()
          .environmentObject(icons)
      }
    }
  }
}

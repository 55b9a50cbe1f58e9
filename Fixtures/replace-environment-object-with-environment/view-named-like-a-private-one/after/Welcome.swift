import SwiftUI

@Observable
final class Theme {
  var isDark = false
}

struct WelcomeApp: App {
  @State private var theme = Theme()

  var body: some Scene {
    WindowGroup {
      Welcome()
        .environment(theme)
    }
  }
}

private struct Welcome: View {
  var body: some View {
    Label(title: "Welcome")
  }
}

/// Not the one that other files show.
private struct Label: View {
  let title: String
  @Environment(Theme.self) private var theme

  var body: some View {
    if title.isEmpty {
      Text(theme.isDark ? "dark" : "light")
    } else {
      Text(title)
    }
  }
}

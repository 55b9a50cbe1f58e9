import SwiftUI

final class Theme: ObservableObject {
  @Published var isDark = false
}

struct WelcomeApp: App {
  @StateObject private var theme = Theme()

  var body: some Scene {
    WindowGroup {
      Welcome()
        .environmentObject(theme)
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
  @EnvironmentObject private var theme: Theme

  var body: some View {
    if title.isEmpty {
      Text(theme.isDark ? "dark" : "light")
    } else {
      Text(title)
    }
  }
}

import SwiftUI

@Observable
final class Theme {
  var isDark = false
}

#if os(macOS)

  struct Clock: App {
    @State private var theme = Theme()

    var body: some Scene {
      WindowGroup { Text("12:00") }
      // SwiftUI's scene: the view below takes a page.
      Settings { Toggle("Dark", isOn: $theme.isDark) }
    }
  }

#else

  struct Clock: App {
    @State private var theme = Theme()

    var body: some Scene {
      WindowGroup {
        Settings(page: 1).environment(theme)
      }
    }
  }

  struct Settings: View {
    let page: Int
    @Environment(Theme.self) private var theme

    var body: some View {
      if page == 1 { Text(theme.isDark ? "dark" : "light") }
    }
  }

#endif

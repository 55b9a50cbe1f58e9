import SwiftUI

@main
struct ReaderApp: App {
  @State private var session = Session()
  @State private var theme = Theme()

  var body: some Scene {
    WindowGroup {
      TabView {
        home
        Tab.settings.content
      }
      .sheet(isPresented: $session.isAsking) { LoginView() }
      .withSession(session)
      .modifier(ThemeModifier(theme: theme))
    }
    #if os(macOS)
      Settings {
        SettingsView()
          #if DEBUG
            .withSession(session)
          #else
            .environment(session)
          #endif
          .themed(theme)
      }
    #endif
  }
}

extension ReaderApp {
  private var home: some View { HomeView() }
}

@Observable
final class AppDelegate: NSObject, UIApplicationDelegate {
  var width = 0.0
}

@Observable
final class Session {
  var user = ""
  var isAsking = false
}

@Observable
final class Theme {
  var isDark = false
}

extension View {
  func withSession(_ session: Session) -> some View { self.environment(session) }
  func themed(_ theme: Theme) -> some View { modifier(ThemeModifier(theme: theme)) }
}

struct ThemeModifier: ViewModifier {
  let theme: Theme
  func body(content: Content) -> some View {
    content.tint(.red).environment(theme)
  }
}

import SwiftUI

@main
struct ReaderApp: App {
  @StateObject private var session = Session()
  @StateObject private var theme = Theme()

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
            .environmentObject(session)
          #endif
          .themed(theme)
      }
    #endif
  }
}

extension ReaderApp {
  private var home: some View { HomeView() }
}

final class AppDelegate: NSObject, ObservableObject, UIApplicationDelegate {
  @Published var width = 0.0
}

final class Session: ObservableObject {
  @Published var user = ""
  @Published var isAsking = false
}

final class Theme: ObservableObject {
  @Published var isDark = false
}

extension View {
  func withSession(_ session: Session) -> some View { self.environmentObject(session) }
  func themed(_ theme: Theme) -> some View { modifier(ThemeModifier(theme: theme)) }
}

struct ThemeModifier: ViewModifier {
  let theme: Theme
  func body(content: Content) -> some View {
    content.tint(.red).environmentObject(theme)
  }
}

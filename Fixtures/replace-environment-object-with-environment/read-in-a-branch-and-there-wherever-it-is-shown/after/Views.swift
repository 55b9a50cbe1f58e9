import SwiftUI

enum Tab {
  case settings

  @ViewBuilder var content: some View { SettingsView() }
}

struct HomeView: View {
  let isNested = false

  var body: some View {
    NavigationStack {
      if isNested { HomeView() }
      NavigationLink("Profile") { ProfileView() }
      row
    }
    .toolbar { ToolbarItem { ProfileButton() } }
  }

  private var row: some View { RowView(title: "Row") }
}

struct RowView: View {
  @Environment(Theme.self) private var theme
  @Environment(AppDelegate.self) private var delegate
  let title: String

  var body: some View {
    if title.isEmpty { Text(theme.isDark ? "dark" : "light \(delegate.width)") }
  }
}

struct ProfileView: View {
  @Environment(Session.self) private var session

  var body: some View { Button("Log out") { session.user = "" } }
}

struct ProfileButton: View {
  @Environment(Session.self) private var session
  @Environment(Theme.self) private var theme

  var body: some View { Button("Log out") { session.user = theme.isDark ? "" : "-" } }
}

struct LoginView: View {
  @Environment(Session.self) private var session

  var body: some View { Button("Log in") { session.user = "me" } }
}

struct SettingsView: View {
  @Environment(Session.self) private var session
  @Environment(Theme.self) private var theme

  var body: some View {
    Button("Log out") { session.user = "" }
    Button("Dark") { theme.isDark.toggle() }
  }
}

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
  @EnvironmentObject private var theme: Theme
  @EnvironmentObject private var delegate: AppDelegate
  let title: String

  var body: some View {
    if title.isEmpty { Text(theme.isDark ? "dark" : "light \(delegate.width)") }
  }
}

struct ProfileView: View {
  @EnvironmentObject private var session: Session

  var body: some View { Button("Log out") { session.user = "" } }
}

struct ProfileButton: View {
  @EnvironmentObject private var session: Session
  @EnvironmentObject private var theme: Theme

  var body: some View { Button("Log out") { session.user = theme.isDark ? "" : "-" } }
}

struct LoginView: View {
  @EnvironmentObject private var session: Session

  var body: some View { Button("Log in") { session.user = "me" } }
}

struct SettingsView: View {
  @EnvironmentObject private var session: Session
  @EnvironmentObject private var theme: Theme

  var body: some View {
    Button("Log out") { session.user = "" }
    Button("Dark") { theme.isDark.toggle() }
  }
}

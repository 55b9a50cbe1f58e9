import SwiftUI

final class User {
  let name: String
  init(name: String) { self.name = name }
}

final class AuthService {
  private(set) var user: User?
  private var logins = 0
  func login() {
    logins += 1
    user = User(name: "reader \(logins)")
  }
}

@Observable
final class LoginModel {
  private(set) var attempts = 0
  let auth = AuthService()
  var name: String {
    access(keyPath: \.attempts)
    return auth.user?.name ?? "guest"
  }

  func login() {
    auth.login()
    attempts += 1
  }
}

struct LoginView: View {
  var model: LoginModel
  var body: some View {
    Text(model.name)
    Button("log in") { model.login() }
  }
}

final class Theme {
  let name: String
  init(_ name: String) { self.name = name }
}

@MainActor final class ThemeStore {
  static let shared = ThemeStore()
  private(set) var current = Theme("light")
  func use(_ theme: Theme) { current = theme }
}

@Observable
@MainActor final class Settings {
  var title = "t"
  func darken() {
    ThemeStore.shared.use(Theme("dark \(title)"))
    title += "!"
  }
}

struct ThemeCard: View {
  var settings: Settings
  var body: some View {
    let _ = settings.title
    Text(ThemeStore.shared.current.name)
    Button("darken") { settings.darken() }
  }
}

struct ContentView: View {
  @State private var model = LoginModel()
  @State private var settings = Settings()
  var body: some View {
    LoginView(model: model)
    ThemeCard(settings: settings)
  }
}

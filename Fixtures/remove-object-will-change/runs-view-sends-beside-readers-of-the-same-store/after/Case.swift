import SwiftUI

enum Store {
  static var units = "km"
  static var token: String?
}

enum Format {
  static func distance(_ value: Int) -> String { "\(value) \(Store.units)" }
}

@Observable
final class Settings {
  var isLoud = false

  var units: String {
    get {
      access(keyPath: \.units)
      return Store.units
    }
    set {
      withMutation(keyPath: \.isLoud) {}
      withMutation(keyPath: \.units) {
        Store.units = newValue
      }
    }
  }
}

@Observable
final class Session {
  private(set) var attempts = 0

  var isLoggedIn: Bool {
    access(keyPath: \.attempts)
    access(keyPath: \.isLoggedIn)
    return Store.token != nil
  }

  func logIn() {
    Store.token = "token \(attempts)"
    attempts += 1
  }

  func logOut() {
    Store.token = nil
    withMutation(keyPath: \.attempts) {}
    withMutation(keyPath: \.isLoggedIn) {}
  }
}

struct ContentView: View {
  @State private var settings = Settings()
  @State private var session = Session()

  var body: some View {
    UnitsView(settings: settings)
    DistanceView(settings: settings)
    StartView(settings: settings)
    Text(session.isLoggedIn ? "in" : "out")
    TokenView(session: session)
    Button("log out") { session.logOut() }
    Button("reset") {
      Store.token = "new"
      session.withMutation(keyPath: \.attempts) {}
      session.withMutation(keyPath: \.isLoggedIn) {}
    }
  }
}

struct UnitsView: View {
  var settings: Settings

  var body: some View {
    Text("in \(settings.units)")
    Button("miles") { settings.units = settings.units == "km" ? "mi" : "km" }
    Button("loud") { settings.isLoud.toggle() }
  }
}

/// Reads another property of the object beside the same value.
struct DistanceView: View {
  var settings: Settings

  var body: some View { Text(Format.distance(5) + (settings.isLoud ? "!" : "")) }
}

/// Reads nothing of the object.
struct StartView: View {
  var settings: Settings

  var body: some View {
    let _ = settings.isLoud
    Text(Format.distance(0))
    Button("kilometers") { settings.units = "km" }
  }
}

/// Depends on what another function announces with the same value.
struct TokenView: View {
  var session: Session

  var body: some View {
    let _ = session.attempts
    Text(Store.token ?? "none")
    Button("log in") { session.logIn() }
  }
}

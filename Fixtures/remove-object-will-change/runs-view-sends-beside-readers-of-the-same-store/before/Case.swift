import SwiftUI

enum Store {
  static var units = "km"
  static var token: String?
}

enum Format {
  static func distance(_ value: Int) -> String { "\(value) \(Store.units)" }
}

final class Settings: ObservableObject {
  @Published var isLoud = false

  var units: String {
    get { Store.units }
    set {
      objectWillChange.send()
      Store.units = newValue
    }
  }
}

final class Session: ObservableObject {
  @Published private(set) var attempts = 0

  var isLoggedIn: Bool { Store.token != nil }

  func logIn() {
    Store.token = "token \(attempts)"
    attempts += 1
  }

  func logOut() {
    Store.token = nil
    objectWillChange.send()
  }
}

struct ContentView: View {
  @StateObject private var settings = Settings()
  @StateObject private var session = Session()

  var body: some View {
    UnitsView(settings: settings)
    DistanceView(settings: settings)
    StartView(settings: settings)
    Text(session.isLoggedIn ? "in" : "out")
    TokenView(session: session)
    Button("log out") { session.logOut() }
    Button("reset") {
      Store.token = "new"
      session.objectWillChange.send()
    }
  }
}

struct UnitsView: View {
  @ObservedObject var settings: Settings

  var body: some View {
    Text("in \(settings.units)")
    Button("miles") { settings.units = settings.units == "km" ? "mi" : "km" }
    Button("loud") { settings.isLoud.toggle() }
  }
}

/// Reads another property of the object beside the same value.
struct DistanceView: View {
  @ObservedObject var settings: Settings

  var body: some View { Text(Format.distance(5) + (settings.isLoud ? "!" : "")) }
}

/// Reads nothing of the object.
struct StartView: View {
  @ObservedObject var settings: Settings

  var body: some View {
    Text(Format.distance(0))
    Button("kilometers") { settings.units = "km" }
  }
}

/// Depends on what another function announces with the same value.
struct TokenView: View {
  @ObservedObject var session: Session

  var body: some View {
    Text(Store.token ?? "none")
    Button("log in") { session.logIn() }
  }
}

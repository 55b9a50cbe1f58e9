import SwiftUI

extension UserDefaults {
  static let group = UserDefaults(suiteName: "group")!

  var savedCode: String? {
    get { string(forKey: "code") }
    set { set(newValue, forKey: "code") }
  }
}

/// A plain object that is used through its functions.
final class Vault {
  static let shared = Vault()
  private var items: [String: String] = [:]

  func item(_ key: String) -> String? { items[key] }
  func store(_ item: String?, for key: String) { items[key] = item }
  func count() -> Int { items.count }
}

@Observable
final class Session {
  private let defaults = UserDefaults.standard
  private let given: UserDefaults
  private static let group = UserDefaults(suiteName: "session")!
  var token: String? { didSet { withMutation(keyPath: \.token) {} } }

  init(given: UserDefaults = .standard) { self.given = given }

  func logIn() {
    token = "token"
    defaults.set(token, forKey: "token")
    given.set(true, forKey: "seen")
    Self.group.set(1, forKey: "count")
  }

  var isLoggedIn: Bool {
    access(keyPath: \.token)
    return defaults.string(forKey: "token") != nil
  }
  var isSeen: Bool {
    access(keyPath: \.token)
    return given.bool(forKey: "seen")
  }
  var count: Int {
    access(keyPath: \.token)
    return Self.group.integer(forKey: "count")
  }
}

struct LoggedInView: View {
  var session: Session

  var body: some View { Text(session.isLoggedIn ? "in" : "out") }
}

struct SeenView: View {
  var session: Session

  var body: some View { Text(session.isSeen ? "seen" : "new") }
}

struct CountView: View {
  var session: Session

  var body: some View { Text("\(session.count)") }
}

/// It changes a variable only in an action.
struct LogOutView: View {
  var session: Session

  var body: some View {
    Text(session.isLoggedIn ? "in" : "out")
    Button("Log out") { session.token = nil }
  }
}

/// It reads a variable.
struct TokenView: View {
  var session: Session

  var body: some View { Text((session.token ?? "none") + (session.isLoggedIn ? "in" : "out")) }
}

@Observable
final class Codes {
  var code: String? { didSet { withMutation(keyPath: \.code) {} } }

  func save() {
    code = "code"
    UserDefaults.standard.savedCode = code
  }

  var isSaved: Bool {
    access(keyPath: \.code)
    return UserDefaults.standard.savedCode != nil
  }
}

struct CodeView: View {
  var codes: Codes

  var body: some View { Text(codes.isSaved ? "saved" : "new") }
}

@Observable
final class Keys {
  var key: String? { didSet { withMutation(keyPath: \.key) {} } }

  func save() {
    key = "key"
    Vault.shared.store(key, for: "key")
  }

  var isSaved: Bool {
    access(keyPath: \.key)
    return Vault.shared.item("key") != nil
  }
}

struct KeyView: View {
  var keys: Keys

  var body: some View { Text(keys.isSaved ? "saved" : "new") }
}

/// Its class changes nothing of what it reads.
@Observable
final class Counter {
  var number = 0

  func add() { number += Vault.shared.count() }
  var all: Int { Vault.shared.count() }
}

struct CounterView: View {
  var counter: Counter

  var body: some View { Text("\(counter.all) \(counter.number)") }
}

import SwiftUI

final class TokenStore {
  static let shared = TokenStore()
  var token: String? = "t"
}

struct AuthService {
  var isLoggedIn: Bool { TokenStore.shared.token != nil }
  func logOut() { TokenStore.shared.token = nil }
}

final class Items {
  var all: [String] = []
}

struct AddItem {
  let items: Items
  func execute(_ item: String) { items.all.append(item) }
}

final class Log {
  init(_ items: Items) { items.all.append("log") }
}

final class Cart {
  private(set) var count = 0
  func add() { count += 1 }
}

@Observable
final class Account {
  var isBusy = false
  var draft = "milk" { didSet { withMutation(keyPath: \.draft) {} } }
  var total = 0
  private let items = Items()

  var isLoggedIn: Bool {
    access(keyPath: \.isBusy)
    return AuthService().isLoggedIn
  }
  var list: String {
    access(keyPath: \.draft)
    return items.all.joined(separator: ",")
  }

  func logOut() {
    isBusy = true
    AuthService().logOut()
    isBusy = false
  }

  func add() {
    let adding = AddItem(items: items)
    adding.execute(draft)
    draft = ""
  }

  func note() {
    _ = Log(items)
    draft = "x"
  }

  /// Nobody sees the cart.
  func count() {
    let cart = Cart()
    cart.add()
    total = cart.count
  }
}

struct Status: View {
  var account: Account

  var body: some View { Text(account.isLoggedIn ? "in" : "out") }
}

struct Shopping: View {
  var account: Account

  var body: some View { Text(account.list) }
}

struct Total: View {
  var account: Account

  var body: some View { Text("\(account.total)") }
}

struct ContentView: View {
  @State private var account = Account()

  var body: some View {
    VStack {
      Status(account: account)
      Shopping(account: account)
      Total(account: account)
      Button("Log out") { account.logOut() }
      Button("Add") { account.add() }
      Button("Note") { account.note() }
      Button("Count") { account.count() }
    }
  }
}

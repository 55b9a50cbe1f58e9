import SwiftUI

@Observable
class Account {
  var balance = 10
  var limit = 0

  func withdraw() {
    guard balance > -limit else { return }
    balance -= 5
  }
}

@Observable
final class Checking: Account {
  private(set) var warnings = 0

  @ObservationIgnored override var balance: Int {
    didSet { if balance < 0 { warnings += 1 } }
  }
}

struct ContentView: View {
  @State private var checking = Checking()

  var body: some View {
    Text("\(checking.warnings) warnings")
    AccountView(account: checking)
  }
}

struct AccountView: View {
  var account: Account

  var body: some View {
    Text("balance \(account.balance)")
    Button("withdraw") { account.withdraw() }
    Button("allow") {
      account.limit = 10
      account.balance += 1
    }
  }
}

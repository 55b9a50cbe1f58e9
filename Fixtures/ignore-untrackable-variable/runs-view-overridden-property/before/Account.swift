import SwiftUI

class Account: ObservableObject {
  @Published var balance = 10
  var limit = 0

  func withdraw() {
    guard balance > -limit else { return }
    balance -= 5
  }
}

final class Checking: Account {
  @Published private(set) var warnings = 0

  override var balance: Int {
    didSet { if balance < 0 { warnings += 1 } }
  }
}

struct ContentView: View {
  @StateObject private var checking = Checking()

  var body: some View {
    Text("\(checking.warnings) warnings")
    AccountView(account: checking)
  }
}

struct AccountView: View {
  @ObservedObject var account: Account

  var body: some View {
    Text("balance \(account.balance)")
    Button("withdraw") { account.withdraw() }
    Button("allow") {
      account.limit = 10
      account.balance += 1
    }
  }
}

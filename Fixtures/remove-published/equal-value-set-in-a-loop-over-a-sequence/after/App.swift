import SwiftUI

final class Bank {
  static let shared = Bank()
  private(set) var money = 0
  private var continuation: AsyncStream<Int>.Continuation?
  lazy var payments = AsyncStream<Int> { self.continuation = $0 }

  func pay() {
    money += 5
    continuation?.yield(money)
  }
}

/// What is yielded sets it to what it is, beside a change that nothing observes.
@Observable
@MainActor final class Account {
  var isOpen = false { didSet { withMutation(keyPath: \.isOpen) {} } }

  func follow() async {
    for await _ in Bank.shared.payments { isOpen = true }
  }
}

/// The same where the loop calls what sets it, and asks for one value after the other.
@Observable
@MainActor final class Receipt {
  var isPaid = false { didSet { withMutation(keyPath: \.isPaid) {} } }

  func follow() async {
    var payments = Bank.shared.payments.makeAsyncIterator()
    while let money = await payments.next() { received(money) }
  }

  private func received(_ money: Int) {
    if money > 0 { isPaid = true }
  }
}

/// Nothing is yielded where it is set.
@Observable
@MainActor final class Vault {
  var isOpen = false

  func open() async {
    await Task.yield()
    isOpen = true
  }
}

struct AccountView: View {
  @State private var account = Account()
  @State private var receipt = Receipt()
  @State private var vault = Vault()

  var body: some View {
    Text("\(Bank.shared.money) \(account.isOpen ? "open" : "closed") \(vault.isOpen ? "open" : "closed")")
      .task { await account.follow() }
    Text("\(Bank.shared.money) \(receipt.isPaid ? "paid" : "open")").task { await receipt.follow() }
    Button("open") { Task { await vault.open() } }
    Button("pay") { Bank.shared.pay() }
  }
}

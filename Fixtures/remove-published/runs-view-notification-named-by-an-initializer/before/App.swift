import Combine
import SwiftUI

/// It tells others of a payment by a notification.
final class Bank {
  static let shared = Bank()
  private(set) var money = 0

  func pay() {
    money += 5
    NotificationCenter.default.post(name: .init("bank.paid"), object: nil)
  }
}

final class Account: ObservableObject {
  @Published var last = ""
  private var subscription: AnyCancellable?

  init() {
    subscription = NotificationCenter.default.publisher(for: .init("bank.paid")).sink { [weak self] _ in
      self?.last = "paid"
    }
  }
}

struct MoneyView: View {
  @ObservedObject var account: Account

  var body: some View { Text("\(Bank.shared.money)") }
}

struct ContentView: View {
  @StateObject private var account = Account()

  var body: some View {
    VStack {
      MoneyView(account: account)
      Text(account.last)
      Button("pay") { Bank.shared.pay() }
    }
  }
}

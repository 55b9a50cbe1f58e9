import Combine

final class Controller {
  private var account: Account?
  private var subscription: AnyCancellable?

  func show(_ accounts: [Account]) {
    account = accounts.first
    subscription = account?.$name.removeDuplicates().sink { print($0) }
    for account in accounts {
      _ = account.$isSignedIn.sink { [weak self] _ in self?.account?.name = "" }
    }
    let names = accounts[0].$name.map { $0.count }
    _ = names.sink { print($0) }
  }
}

import Combine
import SwiftUI

final class Badge: ObservableObject {
  @Published var text = ""
  private var cancellables: Set<AnyCancellable> = []
  private weak var account: Account?

  init(account: Account) {
    self.account = account
    account.$name.sink { [weak self] in self?.text = $0 }.store(in: &cancellables)
    Publishers.CombineLatest(account.$name, $text).sink { print($0, $1) }.store(in: &cancellables)
    Account.shared.$isSignedIn.sink { print($0) }.store(in: &cancellables)
  }
}

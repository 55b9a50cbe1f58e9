import Combine
import SwiftUI

@Observable
final class Badge {
  var text = "" {
    willSet { textSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var textSubject = CurrentValueSubject<String, Never>(_text)
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []
  private weak var account: Account?

  init(account: Account) {
    self.account = account
    account.nameSubject.sink { [weak self] in self?.text = $0 }.store(in: &cancellables)
    Publishers.CombineLatest(account.nameSubject, textSubject).sink { print($0, $1) }.store(in: &cancellables)
    Account.shared.isSignedInSubject.sink { print($0) }.store(in: &cancellables)
  }
}

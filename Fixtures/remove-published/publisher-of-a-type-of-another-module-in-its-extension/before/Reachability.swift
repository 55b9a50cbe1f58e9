import Network
import Reachability

extension ReachabilityManager {
  var changes: Any { $isReachable }
  var ownChanges: Any { self.$isReachable }

  func follow() {
    $isReachable.sink { _ in }.store(in: &cancellables)
  }

  func listen(to model: WalletModel) -> Bool { model.isReachable }
}

extension Observed where Self == Session {
  var changes: Any { $isLoggedIn }
}

extension Observed {
  func follow() where Self: Account { $balance.sink { _ in }.store(in: &cancellables) }
}

extension Slot<Inbox> {
  var changes: Any { self.$unread }
}

extension Router {
  var changes: Any { $host }
}

import Combine
import SwiftUI

@Observable
@MainActor
final class Ledger {
  @ObservationIgnored nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()
  var title = "" {
    willSet { objectWillChange.send() }
  }
  var rows: [String] = [] {
    willSet { objectWillChange.send() }
  }

  func reload() {
    rows.removeAll()
    objectWillChange.send()
  }

  var isCompact: Bool {
    get {
      access(keyPath: \.isCompact)
      return UserDefaults.standard.bool(forKey: "compact")
    }
    set {
      objectWillChange.send()
      withMutation(keyPath: \.isCompact) {}
      UserDefaults.standard.set(newValue, forKey: "compact")
    }
  }
}

/// It is not on the main actor, where the publisher of the protocol is accessible.
final class LedgerWatcher {
  private var changes: AnyCancellable?

  func watch(_ ledger: Ledger?) {
    changes = ledger?.objectWillChange.sink { print("changed") }
  }
}

struct LedgerView: View {
  var ledger: Ledger
  @State private var count = 0

  var body: some View {
    Text(ledger.title + "\(ledger.rows.count) \(ledger.isCompact) \(count)")
      .onReceive(ledger.objectWillChange) { count += 1 }
  }
}

import Combine
import SwiftUI

@MainActor
final class Ledger: ObservableObject {
  @Published var title = ""
  @Published var rows: [String] = []

  func reload() {
    rows.removeAll()
    objectWillChange.send()
  }

  var isCompact: Bool {
    get { UserDefaults.standard.bool(forKey: "compact") }
    set {
      objectWillChange.send()
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
  @ObservedObject var ledger: Ledger
  @State private var count = 0

  var body: some View {
    Text(ledger.title + "\(ledger.rows.count) \(ledger.isCompact) \(count)")
      .onReceive(ledger.objectWillChange) { count += 1 }
  }
}

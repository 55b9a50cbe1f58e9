import SwiftUI

enum Repository {
  nonisolated(unsafe) static var items = 0
}

@Observable
final class Totals {
  private(set) var refreshID = 0

  var total: Int { 12 }

  func add() {
    Repository.items += 1
    refreshID += 1
  }
}

// The note says what becomes of the access.
struct Header: View {
  var totals: Totals

  var body: some View {
    let _ = totals.refreshID
    Text("\(totals.total) \(Repository.items)")
    Button("add", action: totals.add)
  }
}

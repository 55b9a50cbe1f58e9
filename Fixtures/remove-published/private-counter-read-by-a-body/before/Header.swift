import SwiftUI

enum Repository {
  nonisolated(unsafe) static var items = 0
}

final class Totals: ObservableObject {
  @Published private var refreshID = 0

  var total: Int { 12 }

  func add() {
    Repository.items += 1
    refreshID += 1
  }
}

// The note says what becomes of the access.
struct Header: View {
  @ObservedObject var totals: Totals

  var body: some View {
    Text("\(totals.total) \(Repository.items)")
    Button("add", action: totals.add)
  }
}

import SwiftUI

final class Roster: ObservableObject {
  @Published var names: [Int] = []
  @Published var first: [Int]?
  var count: Int { names.count }

  func sort() {
    Task { [weak self] in
      guard let roster = self else { return }
      roster.names.sort { $0 + roster.count < $1 }
      if let other = self { other.names.sort { $0 + other.names.count < $1 } }
    }
  }

  func trim() {
    let roster = self
    roster.names.removeAll { $0 > roster.count }
    roster.first?.append(roster.first?.count ?? 0)
  }

  func reverse() {
    let roster = self
    roster.names.sort { $0 > $1 }
  }
}

struct RosterView: View {
  @StateObject private var roster = Roster()

  var body: some View { Text("\(roster.count) \(roster.first?.count ?? 0)") }
}

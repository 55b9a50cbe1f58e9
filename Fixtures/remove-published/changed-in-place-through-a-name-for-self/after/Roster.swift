import SwiftUI

@Observable
final class Roster {
  var names: [Int] = []
  var first: [Int]?
  var count: Int { names.count }

  func sort() {
    Task { [weak self] in
      guard let roster = self else { return }
      var names = roster.names
      names.sort { $0 + roster.count < $1 }
      roster.names = names
      if let other = self {
        var names = other.names
        names.sort { $0 + other.names.count < $1 }
        other.names = names
      }
    }
  }

  func trim() {
    let roster = self
    var names = roster.names
    names.removeAll { $0 > roster.count }
    roster.names = names
    if var first = roster.first {
      first.append(roster.first?.count ?? 0)
      roster.first = first
    }
  }

  func reverse() {
    let roster = self
    roster.names.sort { $0 > $1 }
  }
}

struct RosterView: View {
  @State private var roster = Roster()

  var body: some View { Text("\(roster.count) \(roster.first?.count ?? 0)") }
}

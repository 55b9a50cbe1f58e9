import SwiftUI

enum Repository {
  nonisolated(unsafe) static var items: [Int] = []
  nonisolated(unsafe) static var change = ""
}

@Observable
final class Expenses {
  private(set) var refreshID = 0

  var items: [Int] {
    access(keyPath: \.refreshID)
    return Repository.items
  }
  var total: Int { items.reduce(0, +) }

  func add() {
    Repository.items.append(1)
    Repository.change = "added"
    refreshID += 1
  }
}

// `total` reads `refreshID` through `items`.
struct TotalView: View {
  var expenses: Expenses

  var body: some View {
    Text("\(expenses.total), \(Repository.change)")
  }
}

// In the branch alone.
struct BranchView: View {
  var expenses: Expenses
  let isOpen: Bool

  var body: some View {
    let _ = expenses.refreshID
    if isOpen { Text("\(expenses.total)") }
    Text(Repository.change)
  }
}

// Of another object.
struct OtherView: View {
  var expenses: Expenses
  let others: Expenses

  var body: some View {
    let _ = expenses.refreshID
    Text("\(others.total), \(Repository.change)")
  }
}

// Later.
struct ActionView: View {
  var expenses: Expenses

  var body: some View {
    let _ = expenses.refreshID
    Button(Repository.change) { print(expenses.total) }
  }
}

import SwiftUI

enum Repository {
  nonisolated(unsafe) static var items: [Int] = []
  nonisolated(unsafe) static var change = ""
}

final class Expenses: ObservableObject {
  @Published private var refreshID = 0

  var items: [Int] { Repository.items }
  var total: Int { items.reduce(0, +) }

  func add() {
    Repository.items.append(1)
    Repository.change = "added"
    refreshID += 1
  }
}

// `total` reads `refreshID` through `items`.
struct TotalView: View {
  @ObservedObject var expenses: Expenses

  var body: some View {
    Text("\(expenses.total), \(Repository.change)")
  }
}

// In the branch alone.
struct BranchView: View {
  @ObservedObject var expenses: Expenses
  let isOpen: Bool

  var body: some View {
    if isOpen { Text("\(expenses.total)") }
    Text(Repository.change)
  }
}

// Of another object.
struct OtherView: View {
  @ObservedObject var expenses: Expenses
  let others: Expenses

  var body: some View {
    Text("\(others.total), \(Repository.change)")
  }
}

// Later.
struct ActionView: View {
  @ObservedObject var expenses: Expenses

  var body: some View {
    Button(Repository.change) { print(expenses.total) }
  }
}

import SwiftUI

struct Row: Equatable {
  let id: Int
  var name = ""

  static func == (first: Row, second: Row) -> Bool { first.id == second.id }
}

/// A copy that is equal to what was there would not be announced.
final class EqualByHand: ObservableObject {
  @Published var rows: [Row] = []

  func rename() {
    rows[0].name = ""
    rows.indices.forEach { rows[$0].name += "\(rows.count)" }
    rows.sort { first, second in first.id * rows.count < second.id }
  }
}

struct EqualByHandView: View {
  @ObservedObject var list: EqualByHand

  var body: some View { Text(list.rows.first?.name ?? "") }
}

/// The result is used.
final class WithResult: ObservableObject {
  @Published var items: [Int] = []

  func last() -> Int? { items.isEmpty ? nil : items.popLastIf { items.count > 1 } }
}

extension Array {
  mutating func popLastIf(_ condition: () -> Bool) -> Element? { condition() ? popLast() : nil }
}

/// What is thrown leaves the changes made until then.
final class Throwing: ObservableObject {
  @Published var items: [Int] = []

  func clean() throws { try items.removeAll { try isOld($0) } }
  private func isOld(_ item: Int) throws -> Bool { items.first == item }
}

/// A method of the same name leaves the value as it is, and may change it elsewhere.
struct Stack {
  var items: [Int] = []

  mutating func update(_ make: () -> Int) { items.append(make()) }
  func update(_ items: Int, _ make: () -> Int) { _ = make() }
}

final class Overloaded: ObservableObject {
  @Published var stack = Stack()

  func run() { stack.update { stack.items.count } }
}

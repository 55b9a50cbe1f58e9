import SwiftUI

final class Line {
  var price = 1
  let group = "a"
}

extension Array where Element == Line {
  var total: Int { reduce(0) { $0 + $1.price } }
  func raise() { forEach { $0.price += 1 } }
}

extension [Line] {
  var first: Int { self[0].price }
}

extension Collection where Element: Line {
  var prices: String { map { "\($0.price)" }.joined(separator: ",") }
}

extension Dictionary where Value == Line {
  var sum: Int { values.reduce(0) { $0 + $1.price } }
}

struct Row {
  let text: String
  init(_ line: Line) { text = "\(line.price)" }
}

@Observable
final class Invoice {
  var changes = 0 { didSet { withMutation(keyPath: \.changes) {} } }
  private let lines = [Line(), Line()]
  private let named = ["a": Line()]

  var total: Int {
    access(keyPath: \.changes)
    return lines.total
  }
  var first: Int {
    access(keyPath: \.changes)
    return lines.first
  }
  var prices: String {
    access(keyPath: \.changes)
    return lines.prices
  }
  var sum: Int {
    access(keyPath: \.changes)
    return named.sum
  }
  var rows: String {
    access(keyPath: \.changes)
    return lines.map(Row.init).map(\.text).joined()
  }
  var groups: String {
    access(keyPath: \.changes)
    return Dictionary(grouping: lines, by: { "\($0.price)" }).keys.sorted().joined()
  }

  func raise() {
    lines.raise()
    named["a"]?.price += 1
    changes = 1
  }
}

struct Total: View {
  var invoice: Invoice
  var body: some View { Text("\(invoice.total)") }
}

struct First: View {
  var invoice: Invoice
  var body: some View { Text("\(invoice.first)") }
}

struct Prices: View {
  var invoice: Invoice
  var body: some View { Text(invoice.prices) }
}

struct Sum: View {
  var invoice: Invoice
  var body: some View { Text("\(invoice.sum)") }
}

struct Rows: View {
  var invoice: Invoice
  var body: some View { Text(invoice.rows) }
}

struct Groups: View {
  var invoice: Invoice
  var body: some View { Text(invoice.groups) }
}

struct ContentView: View {
  @State private var invoice = Invoice()

  var body: some View {
    VStack {
      Total(invoice: invoice)
      First(invoice: invoice)
      Prices(invoice: invoice)
      Sum(invoice: invoice)
      Rows(invoice: invoice)
      Groups(invoice: invoice)
      Text("\(invoice.changes)")
      Button("Raise") { invoice.raise() }
    }
  }
}

import SwiftUI

final class Line {
  var price = 1
}

extension Optional where Wrapped == Line {
  var orZero: Int { self?.price ?? 0 }
}

extension Sequence {
  func sum(_ part: KeyPath<Element, Int>) -> Int { reduce(0) { $0 + $1[keyPath: part] } }
  func number(where isCounted: (Element) -> Bool) -> Int { filter(isCounted).count }
}

struct Lines: RandomAccessCollection {
  let all: [Line]
  var startIndex: Int { 0 }
  var endIndex: Int { all.count }
  subscript(position: Int) -> Line { all[position] }
}

struct Queue: Sequence {
  let all: [Line]
  func makeIterator() -> IndexingIterator<[Line]> { all.makeIterator() }
}

@Observable
final class Invoice {
  var changes = 0 { didSet { withMutation(keyPath: \.changes) {} } }
  private let extra: Line? = Line()
  private let list = [Line()]
  private let lines = Lines(all: [Line()])
  private let queue = Queue(all: [Line()])

  var surcharge: Int {
    access(keyPath: \.changes)
    return extra.orZero
  }
  var sum: Int {
    access(keyPath: \.changes)
    return list.sum(\.price)
  }
  var number: Int {
    access(keyPath: \.changes)
    return list.number { $0.price > 1 }
  }
  var first: Int {
    access(keyPath: \.changes)
    return lines.first?.price ?? 0
  }
  var waiting: String {
    access(keyPath: \.changes)
    var text = ""
    for line in queue { text += "\(line.price)" }
    return text
  }

  func raise() {
    extra?.price += 1
    list[0].price += 1
    lines[0].price += 1
    for line in queue { line.price += 1 }
    changes = 1
  }
}

struct Surcharge: View {
  var invoice: Invoice
  var body: some View { Text("\(invoice.surcharge)") }
}

struct Sum: View {
  var invoice: Invoice
  var body: some View { Text("\(invoice.sum)") }
}

struct Number: View {
  var invoice: Invoice
  var body: some View { Text("\(invoice.number)") }
}

struct First: View {
  var invoice: Invoice
  var body: some View { Text("\(invoice.first)") }
}

struct Waiting: View {
  var invoice: Invoice
  var body: some View { Text(invoice.waiting) }
}

struct ContentView: View {
  @State private var invoice = Invoice()

  var body: some View {
    VStack {
      Surcharge(invoice: invoice)
      Sum(invoice: invoice)
      Number(invoice: invoice)
      First(invoice: invoice)
      Waiting(invoice: invoice)
      Text("\(invoice.changes)")
      Button("Raise") { invoice.raise() }
    }
  }
}

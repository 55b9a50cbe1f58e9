import SwiftUI

struct Line: Identifiable {
  struct Price {
    var amount = 1
    var isReduced = false
  }

  let id: Int
  var price = Price()

  mutating func reduce() { price.isReduced.toggle() }
}

enum Phase: Equatable {
  case open, paid(Int)
}

@Observable
final class Cart {
  private(set) var lines = [Line(id: 1)]
  private(set) var phase = Phase.open
  var notes: [String: String] = [:]

  var sum: Int { lines.reduce(0) { $0 + ($1.price.isReduced ? 0 : $1.price.amount) } }

  func add() { lines.append(Line(id: lines.count + 1)) }
  func reduceAll() { for index in lines.indices { lines[index].reduce() } }
  func raise(_ id: Int) {
    guard let index = lines.firstIndex(where: { $0.id == id }) else { return }
    lines[index].price.amount += 1
  }
  func pay() { phase = phase == .open ? .paid(sum) : .open }
}

struct ContentView: View {
  @State private var cart = Cart()

  var body: some View {
    List(cart.lines) { line in
      LineView(line: line) { cart.raise(line.id) }
    }
    Button("add") { cart.add() }
    Button("reduce") { cart.reduceAll() }
    Footer(cart: cart)
  }
}

struct LineView: View {
  let line: Line
  let raise: () -> Void

  var body: some View {
    Button("\(line.id) costs \(line.price.amount)", action: raise)
    if line.price.isReduced { Text("free") }
  }
}

struct Footer: View {
  var cart: Cart

  var body: some View {
    switch cart.phase {
    case .open: Text("sum \(cart.sum)")
    case .paid(let sum): Text("paid \(sum)")
    }
    Button("pay") { cart.pay() }
    Button("note") { cart.notes["last", default: ""] += "n" }
    Text(cart.notes["last"] ?? "no note")
  }
}

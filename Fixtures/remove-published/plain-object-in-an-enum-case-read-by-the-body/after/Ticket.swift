import SwiftUI

final class Ticket {
  var stamps = 0
}

enum TicketState {
  case none
  case open(Ticket)

  var stamps: Int {
    if case .open(let ticket) = self { return ticket.stamps }
    return 0
  }
}

@Observable
final class Counter {
  var state = TicketState.open(Ticket())
  var isStamped = false { didSet { withMutation(keyPath: \.isStamped) {} } }

  func stamp() {
    if case .open(let ticket) = state { ticket.stamps += 1 }
    isStamped = true
  }
}

struct StampView: View {
  var counter: Counter

  var body: some View {
    let _ = counter.isStamped
    Text("\(Title.text(for: counter))")
    Button("Stamp") { counter.stamp() }
  }
}

struct DoneView: View {
  var counter: Counter

  var body: some View {
    if counter.isStamped { Text("Done") }
  }
}

enum Title {
  static func text(for counter: Counter) -> String { "\(counter.state.stamps)" }
}

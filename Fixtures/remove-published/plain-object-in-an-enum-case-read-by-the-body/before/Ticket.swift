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

final class Counter: ObservableObject {
  @Published var state = TicketState.open(Ticket())
  @Published var isStamped = false

  func stamp() {
    if case .open(let ticket) = state { ticket.stamps += 1 }
    isStamped = true
  }
}

struct StampView: View {
  @ObservedObject var counter: Counter

  var body: some View {
    Text("\(Title.text(for: counter))")
    Button("Stamp") { counter.stamp() }
  }
}

struct DoneView: View {
  @ObservedObject var counter: Counter

  var body: some View {
    if counter.isStamped { Text("Done") }
  }
}

enum Title {
  static func text(for counter: Counter) -> String { "\(counter.state.stamps)" }
}

import SwiftUI

final class Numbers {
  nonisolated(unsafe) static let shared = Numbers()
  private(set) var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}

/// It is made once, as its number is.
final class Ticket: ObservableObject {
  let id = "ticket-\(Numbers.shared.next())"
  @Published var title = "new"
}

final class Desk: ObservableObject {
  @Published private(set) var visits = 0

  func visit() {
    _ = Numbers.shared.next()
    visits += 1
  }
}

/// What it has from the start is read whenever the view around is made.
struct Board: View {
  var text = "made \(Numbers.shared.count)"
  var body: some View { Text(text) }
}

struct Banner: View {
  let text: String
  init(text: String = "open \(Numbers.shared.count)") { self.text = text }
  var body: some View { Text(text) }
}

struct DeskView: View {
  @ObservedObject var desk: Desk

  var body: some View {
    Board()
    Banner()
  }
}

struct TicketView: View {
  let visits: Int
  @StateObject private var ticket = Ticket()
  var body: some View { Text("\(ticket.title) \(visits)") }
}

struct ContentView: View {
  @StateObject private var desk = Desk()

  var body: some View {
    DeskView(desk: desk)
    TicketView(visits: desk.visits)
    Button("visit", action: desk.visit)
  }
}

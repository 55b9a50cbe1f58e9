import Combine
import SwiftUI

@Observable
@MainActor
final class Timeline {
  @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
  var items: [String] = [] {
    willSet { objectWillChange.send() }
  }
}

@Observable
@MainActor
final class Inbox {
  @ObservationIgnored nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()
  var items: [String] = [] {
    willSet { objectWillChange.send() }
  }
}

@MainActor
final class Reader {
  private var changes: AnyCancellable?

  init(_ timeline: Timeline) {
    changes = timeline.objectWillChange.sink { print("changed") }
  }
}

struct TimelineView: View {
  var timeline: Timeline
  @State private var changes = 0

  var body: some View {
    Text("\(timeline.items.count) \(changes)").onReceive(timeline.objectWillChange) { changes += 1 }
  }
}

final class Listener {
  private var changes: AnyCancellable?

  func listen(to inbox: Inbox) {
    changes = inbox.objectWillChange.sink { print("changed") }
  }
}

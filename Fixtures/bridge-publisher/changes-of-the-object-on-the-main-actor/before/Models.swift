import Combine
import SwiftUI

@MainActor
final class Timeline: ObservableObject {
  @Published var items: [String] = []
}

@MainActor
final class Inbox: ObservableObject {
  @Published var items: [String] = []
}

@MainActor
final class Reader {
  private var changes: AnyCancellable?

  init(_ timeline: Timeline) {
    changes = timeline.objectWillChange.sink { print("changed") }
  }
}

struct TimelineView: View {
  @ObservedObject var timeline: Timeline
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

import SwiftUI

// The type of the variable is private, too.
final class Store: ObservableObject {
  private struct Revision { var number = 0 }
  @Published private var revision = Revision()
  func refresh() { revision = Revision(number: 1) }
}

// A subclass has one of the name.
class Feed: ObservableObject {
  @Published private var ticks = 0
  func refresh() { ticks += 1 }
}

final class LiveFeed: Feed {
  var ticks = ""
}

// What it holds is of a private type, which no annotation says.
final class Marks: ObservableObject {
  private enum Mark { case plain, bold }
  @Published private var marks = ["a": Mark.plain]
  func refresh() { marks = ["a": Mark.bold] }
}

struct StoreView: View {
  @ObservedObject var marks: Marks
  @ObservedObject var store: Store
  @ObservedObject var feed: Feed
  var body: some View { Text("\(Date())") }
}

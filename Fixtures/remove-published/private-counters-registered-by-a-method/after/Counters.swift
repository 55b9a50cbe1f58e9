import SwiftUI

// The type of the variable is private, too.
@Observable
final class Store {
  private struct Revision { var number = 0 }
  private var revision = Revision()
  func refresh() { revision = Revision(number: 1) }

  /// Lets the view that calls it depend on all that the object announces.
  func observeChanges() {
    access(keyPath: \.revision)
  }
}

// A subclass has one of the name.
@Observable
class Feed {
  private var ticks = 0
  func refresh() { ticks += 1 }

  /// Lets the view that calls it depend on all that the object announces.
  func observeChanges() {
    access(keyPath: \.ticks)
  }
}

@Observable
final class LiveFeed: Feed {
  var ticks = ""
}

// What it holds is of a private type, which no annotation says.
@Observable
final class Marks {
  private enum Mark { case plain, bold }
  private var marks = ["a": Mark.plain] { didSet { withMutation(keyPath: \.marks) {} } }
  func refresh() { marks = ["a": Mark.bold] }

  /// Lets the view that calls it depend on all that the object announces.
  func observeChanges() {
    access(keyPath: \.marks)
  }
}

struct StoreView: View {
  var marks: Marks
  var store: Store
  var feed: Feed
  var body: some View {
    let _ = marks.observeChanges()
    let _ = store.observeChanges()
    let _ = feed.observeChanges()
    Text("\(Date())")
  }
}

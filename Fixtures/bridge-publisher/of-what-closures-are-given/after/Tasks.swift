import Combine
import SwiftUI

@Observable
final class Chore {
  var title = "" {
    willSet { titleSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var titleSubject = CurrentValueSubject<String, Never>(_title)
}

/// Has a `$title` too, which is not published.
@propertyWrapper
struct Trimmed {
  var wrappedValue: String
  var projectedValue: Int { wrappedValue.count }
}

struct Note {
  @Trimmed var title = ""
}

@Observable
final class ChoreList {
  var chores: [Chore] = []
  var selected: Chore?
  var notes: [Note] = []
  private var subscriptions: Set<AnyCancellable> = []
  private var subscription: AnyCancellable?

  func follow() {
    subscriptions = chores.reduce(into: Set<AnyCancellable>()) { found, chore in
      chore.titleSubject.sink { print($0) }.store(in: &found)
    }
    subscription = selected.map { $0.titleSubject.sink { print($0) } }
  }

  func longest() -> Note? {
    notes.max { $0.$title < $1.$title }
  }

  func removeEmpty() {
    notes.removeAll { $0.$title == 0 }
  }
}

struct ChoreListView: View {
  var list: ChoreList

  var body: some View {
    List {
      ForEach(list.chores.sorted { $0.title < $1.title }, id: \.title) { chore in
        Text(chore.title)
      }
    }
  }
}

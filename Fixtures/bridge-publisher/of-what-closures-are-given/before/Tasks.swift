import Combine
import SwiftUI

final class Chore: ObservableObject {
  @Published var title = ""
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

final class ChoreList: ObservableObject {
  @Published var chores: [Chore] = []
  @Published var selected: Chore?
  var notes: [Note] = []
  private var subscriptions: Set<AnyCancellable> = []
  private var subscription: AnyCancellable?

  func follow() {
    subscriptions = chores.reduce(into: Set<AnyCancellable>()) { found, chore in
      chore.$title.sink { print($0) }.store(in: &found)
    }
    subscription = selected.map { $0.$title.sink { print($0) } }
  }

  func longest() -> Note? {
    notes.max { $0.$title < $1.$title }
  }

  func removeEmpty() {
    notes.removeAll { $0.$title == 0 }
  }
}

struct ChoreListView: View {
  @ObservedObject var list: ChoreList

  var body: some View {
    List {
      ForEach(list.chores.sorted { $0.title < $1.title }, id: \.title) { chore in
        Text(chore.title)
      }
    }
  }
}

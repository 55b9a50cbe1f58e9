import Combine
import SwiftUI

final class Notes: ObservableObject {
  @Published private(set) var titles: [String] = [] // newest first
  @Published var limit = 20 /* lines */
  @Published var query = "" {  // as typed
    didSet { print(query) }
  }
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    $titles.sink { print($0) }.store(in: &subscriptions)
    $limit.sink { print($0) }.store(in: &subscriptions)
    $query.sink { print($0) }.store(in: &subscriptions)
  }
}

struct NotesView: View {
  @ObservedObject var notes: Notes

  var body: some View { Text(notes.titles.joined()) }
}

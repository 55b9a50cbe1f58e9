import Combine
import SwiftUI

@Observable
final class Notes {
  private(set) var titles: [String] = [] { // newest first
    willSet { titlesSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var titlesSubject = CurrentValueSubject<[String], Never>(_titles)
  var limit = 20 { /* lines */
    willSet { limitSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var limitSubject = CurrentValueSubject<Int, Never>(_limit)
  var query = "" {  // as typed
    willSet { querySubject.send(newValue) }
    didSet { print(query) }
  }
  @ObservationIgnored private(set) lazy var querySubject = CurrentValueSubject<String, Never>(_query)
  @ObservationIgnored private var subscriptions: Set<AnyCancellable> = []

  init() {
    titlesSubject.sink { print($0) }.store(in: &subscriptions)
    limitSubject.sink { print($0) }.store(in: &subscriptions)
    querySubject.sink { print($0) }.store(in: &subscriptions)
  }
}

struct NotesView: View {
  var notes: Notes

  var body: some View { Text(notes.titles.joined()) }
}

import Combine
import SwiftUI

extension CurrentValueSubject {
  func put(_ value: Output) {
    send(value)
  }
}

@Observable
final class Search {
  var query = "" {
    willSet { querySubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var querySubject = CurrentValueSubject<String, Never>(_query)
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init() {
    querySubject.sink { print($0) }.store(in: &cancellables)
  }
}

struct SearchView: View {
  @Bindable var search: Search

  var body: some View {
    TextField("Search", text: $search.query)
  }
}

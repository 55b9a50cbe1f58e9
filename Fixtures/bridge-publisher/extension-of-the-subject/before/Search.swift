import Combine
import SwiftUI

extension CurrentValueSubject {
  func put(_ value: Output) {
    send(value)
  }
}

final class Search: ObservableObject {
  @Published var query = ""
  private var cancellables: Set<AnyCancellable> = []

  init() {
    $query.sink { print($0) }.store(in: &cancellables)
  }
}

struct SearchView: View {
  @ObservedObject var search: Search

  var body: some View {
    TextField("Search", text: $search.query)
  }
}

import Combine
import Foundation

/// What the reader types, and what is searched for a moment later.
final class BookSearch: ObservableObject {
  @Published var query = ""
  @Published private(set) var term = ""

  private var cancellables: Set<AnyCancellable> = []

  init() {
    $query
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .removeDuplicates()
      .sink { [weak self] in self?.term = $0 }
      .store(in: &cancellables)
  }
}

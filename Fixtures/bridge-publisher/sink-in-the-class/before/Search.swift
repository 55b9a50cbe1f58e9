import Combine
import SwiftUI

final class Search: ObservableObject {
  /// What is typed.
  @Published var query = ""
  @Published private(set) var hits: [String] = []
  private var cancellables: Set<AnyCancellable> = []

  init() {
    $query
      .dropFirst()
      .sink { [weak self] query in self?.hits = [query] }
      .store(in: &cancellables)
    self.$query.sink(receiveValue: { print($0) }).store(in: &cancellables)
  }
}

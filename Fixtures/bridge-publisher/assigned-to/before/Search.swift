import Combine
import Foundation

final class Search: ObservableObject {
  @Published var query = ""
  @Published private(set) var isValid = false
  @Published private(set) var hint = ""
  private var cancellables = Set<AnyCancellable>()

  init() {
    $query
      .map { $0.count > 2 }
      .assign(to: &$isValid)
    $query.map { $0.uppercased() }.assign(to: &self.$hint)
    $query.sink { print($0) }.store(in: &cancellables)
  }
}

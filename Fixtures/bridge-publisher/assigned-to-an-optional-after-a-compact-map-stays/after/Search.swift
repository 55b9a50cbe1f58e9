import Combine
import Foundation

final class Search: ObservableObject {
  @Published var query = ""
  @Published private(set) var year: Int?
  private var cancellables = Set<AnyCancellable>()

  init() {
    // No year any longer, once the query is none.
    $query
      .compactMap { Int($0) }
      .removeDuplicates()
      .assign(to: &$year)
  }
}

final class Filter: ObservableObject {
  @Published var text = ""
  @Published var fallback: Int?
  @Published private(set) var limit: Int?
  private var cancellables = Set<AnyCancellable>()

  init() {
    Publishers.Merge($text.compactMap { Int($0) }, $fallback)
      .assign(to: &$limit)
  }
}

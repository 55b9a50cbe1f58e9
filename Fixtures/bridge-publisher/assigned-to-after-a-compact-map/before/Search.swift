import Combine
import Foundation

final class Search: ObservableObject {
  @Published var query = ""
  @Published private(set) var year = 2000
  @Published private(set) var title: String?
  @Published private(set) var page: Int?
  @Published private(set) var size: Int?
  private var cancellables = Set<AnyCancellable>()

  init() {
    // Both leave out what is nil, whatever follows.
    $query.compactMap { text -> Int? in Int(text) }.assign(to: &$page)
    $query.compactMap { text in
      guard text.count > 1 else { return nil }
      return text.count
    }
    .assign(to: &$size)
    $query
      .compactMap { Int($0) }
      .assign(to: &$year)
    $query
      .compactMap { $0.split(separator: " ").first }
      .map { String($0) }
      .assign(to: &$title)
  }
}

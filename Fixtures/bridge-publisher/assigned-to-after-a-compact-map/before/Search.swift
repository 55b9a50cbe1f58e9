import Combine
import Foundation

final class Search: ObservableObject {
  @Published var query = ""
  @Published private(set) var year = 2000
  @Published private(set) var title: String?
  private var cancellables = Set<AnyCancellable>()

  init() {
    $query
      .compactMap { Int($0) }
      .assign(to: &$year)
    $query
      .compactMap { $0.split(separator: " ").first }
      .map { String($0) }
      .assign(to: &$title)
  }
}

import Combine

final class Search: ObservableObject {
  @Published var query = ""

  func follow(_ querySubject: PassthroughSubject<String, Never>) -> AnyCancellable {
    $query.merge(with: querySubject).sink { print($0) }
  }
}

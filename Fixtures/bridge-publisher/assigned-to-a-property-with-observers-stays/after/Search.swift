import Combine

final class Search: ObservableObject {
  @Published var query = ""
  @Published var hint = "" {
    didSet { print(hint) }
  }

  init() { $query.assign(to: &$hint) }
}

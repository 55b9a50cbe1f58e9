import Combine

extension Published.Publisher {
  func log(as name: String) -> AnyCancellable { sink { Swift.print(name, $0) } }
}

final class Search: ObservableObject {
  @Published var query = ""
  private var subscription: AnyCancellable?

  init() { subscription = $query.log(as: "query") }
}

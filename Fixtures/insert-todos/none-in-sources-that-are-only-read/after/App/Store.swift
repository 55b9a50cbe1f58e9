import Combine

final class Store: ObservableObject {
  @Published var items = 0
  // TODO(observe-migrate): the publisher '$items' of 'Store' is used, and a tracked property has none; use 'didSet' of 'items', or keep it with '--bridge-publishers' [publisher-used]
  var all: AnyPublisher<Int, Never> { $items.eraseToAnyPublisher() }
}

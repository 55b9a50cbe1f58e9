import Combine

final class Store: ObservableObject {
  @Published var items = 0
  // TODO(observe-migrate): the publisher '$items' of 'Store' is used, and a tracked property has none; replace it with 'didSet' in the class, 'onChange(of:initial:)' in a view, or a subject of your own, which '--bridge-publishers' writes [publisher-used]
  var all: AnyPublisher<Int, Never> { $items.eraseToAnyPublisher() }
}

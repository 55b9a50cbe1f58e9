import Combine

final class Store: ObservableObject {
  @Published var items = 0
  var all: AnyPublisher<Int, Never> { $items.eraseToAnyPublisher() }
}

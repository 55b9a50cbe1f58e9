import Combine

final class Feed: ObservableObject {
  @Published var text = ""
  @Published var count = 0
  // TODO(observe-migrate): the publisher '$text' of 'Feed' is used, and a tracked property has none; use 'didSet' of 'text', or keep it with '--bridge-publishers' [publisher-used]
  var texts: AnyPublisher<String, Never> { $text.eraseToAnyPublisher() }
  // TODO(observe-migrate): the publisher '$count' of 'Feed' is used, and a tracked property has none; use 'didSet' of 'count', or keep it with '--bridge-publishers' [publisher-used]
  var counts: AnyPublisher<Int, Never> { $count.eraseToAnyPublisher() }
}

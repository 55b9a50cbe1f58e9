import Combine

final class Feed: ObservableObject {
  @Published var text = ""
  @Published var count = 0
  // TODO(observe-migrate): an old reason [generic-bound]
  // TODO(observe-migrate): the publisher '$text' of 'Feed' is used, and a tracked property has none; replace it with 'didSet' in the class, 'onChange(of:initial:)' in a view, or a subject of your own, which '--bridge-publishers' writes [publisher-used]
  var texts: AnyPublisher<String, Never> { $text.eraseToAnyPublisher() }
  // TODO(observe-migrate): the publisher '$count' of 'Feed' is used, and a tracked property has none; replace it with 'didSet' in the class, 'onChange(of:initial:)' in a view, or a subject of your own, which '--bridge-publishers' writes [publisher-used]
  // TODO(observe-migrate): the publisher '$count' of 'Feed' is used, and a tracked property has none; replace it with 'didSet' in the class, 'onChange(of:initial:)' in a view, or a subject of your own, which '--bridge-publishers' writes [publisher-used]
  var counts: AnyPublisher<Int, Never> { $count.eraseToAnyPublisher() }
}

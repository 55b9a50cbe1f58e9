import Combine

final class Meter: ObservableObject {
  @Published var level = 0

  #if DEBUG
    // TODO(observe-migrate): the publisher '$level' of 'Meter' is used, and a tracked property has none; replace it with 'didSet' in the class, 'onChange(of:initial:)' in a view, or a subject of your own, which '--bridge-publishers' writes [publisher-used]
    var levels: AnyPublisher<Int, Never> { $level.eraseToAnyPublisher() }
  #else
    var levels: AnyPublisher<Int, Never> {
      switch level {
      // TODO(observe-migrate): the publisher '$level' of 'Meter' is used, and a tracked property has none; replace it with 'didSet' in the class, 'onChange(of:initial:)' in a view, or a subject of your own, which '--bridge-publishers' writes [publisher-used]
      case 0: return $level.eraseToAnyPublisher()
      default:
        // TODO(observe-migrate): the publisher '$level' of 'Meter' is used, and a tracked property has none; replace it with 'didSet' in the class, 'onChange(of:initial:)' in a view, or a subject of your own, which '--bridge-publishers' writes [publisher-used]
        return $level.dropFirst().eraseToAnyPublisher()
      }
    }
  #endif
}

import Combine

final class Meter: ObservableObject {
  @Published var level = 0

  #if DEBUG
    // TODO(observe-migrate): the publisher '$level' of 'Meter' is used, and a tracked property has none; use 'didSet' of 'level', or keep it with '--bridge-publishers' [publisher-used]
    var levels: AnyPublisher<Int, Never> { $level.eraseToAnyPublisher() }
  #else
    var levels: AnyPublisher<Int, Never> {
      switch level {
      // TODO(observe-migrate): the publisher '$level' of 'Meter' is used, and a tracked property has none; use 'didSet' of 'level', or keep it with '--bridge-publishers' [publisher-used]
      case 0: return $level.eraseToAnyPublisher()
      default:
        // TODO(observe-migrate): the publisher '$level' of 'Meter' is used, and a tracked property has none; use 'didSet' of 'level', or keep it with '--bridge-publishers' [publisher-used]
        return $level.dropFirst().eraseToAnyPublisher()
      }
    }
  #endif
}

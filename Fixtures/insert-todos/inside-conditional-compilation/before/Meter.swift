import Combine

final class Meter: ObservableObject {
  @Published var level = 0

  #if DEBUG
    var levels: AnyPublisher<Int, Never> { $level.eraseToAnyPublisher() }
  #else
    var levels: AnyPublisher<Int, Never> {
      switch level {
      case 0: return $level.eraseToAnyPublisher()
      default:
        return $level.dropFirst().eraseToAnyPublisher()
      }
    }
  #endif
}

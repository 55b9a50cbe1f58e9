import Combine
import Foundation

final class Player: ObservableObject {
  @Published private(set) var position = 0.0
  private var cancellables: Set<AnyCancellable> = []

  init(source: AnyPublisher<Double, Never>) {
    source.assign(to: &$position)
    source.sink { print($0) }.store(in: &cancellables)
  }

  func stop() { cancellables.removeAll() }
}

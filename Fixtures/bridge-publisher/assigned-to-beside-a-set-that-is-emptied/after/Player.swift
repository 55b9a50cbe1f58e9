import Combine
import Foundation
import Observation

@Observable
final class Player {
  private(set) var position = 0.0
  @ObservationIgnored private var subscriptions: Set<AnyCancellable> = []
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init(source: AnyPublisher<Double, Never>) {
    source.sink { [weak self] in self?.position = $0 }.store(in: &subscriptions)
    source.sink { print($0) }.store(in: &cancellables)
  }

  func stop() { cancellables.removeAll() }
}

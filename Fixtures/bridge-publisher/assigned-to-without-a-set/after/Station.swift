import Combine
import Foundation
import Observation

@Observable
final class Station {
  private(set) var names: [String] = []
  private(set) var count = 0
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init(source: AnyPublisher<[String], Never>) {
    source.sink { [weak self] in self?.names = $0 }.store(in: &cancellables)
    source.map(\.count).sink { [weak self] in self?.count = $0 }.store(in: &cancellables)
  }
}

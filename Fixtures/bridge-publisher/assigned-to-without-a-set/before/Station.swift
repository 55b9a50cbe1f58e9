import Combine
import Foundation

final class Station: ObservableObject {
  @Published private(set) var names: [String] = []
  @Published private(set) var count = 0

  init(source: AnyPublisher<[String], Never>) {
    source.assign(to: &$names)
    source.map(\.count).assign(to: &$count)
  }
}

import Combine
import Observation

final class Status {
  @Published var isAllowed = true
}

@Observable
final class Settings {
  var isAllowed = false
  @ObservationIgnored private var subscriptions: Set<AnyCancellable> = []

  init(isAllowed: Published<Bool>.Publisher) {
    isAllowed.sink { [weak self] in self?.isAllowed = $0 }.store(in: &subscriptions)
  }

  convenience init(status: Status) {
    self.init(isAllowed: status.$isAllowed)
  }
}

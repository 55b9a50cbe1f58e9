import Combine
import Observation

final class Account: ObservableObject {
  @Published var isOpen = false

  func settings() -> Settings { Settings(isAllowed: $isOpen) }
}

@Observable
final class Form {
  var isValid = false

  func follow(_ validity: Published<Bool>.Publisher) {}
}

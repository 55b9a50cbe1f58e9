import Combine

final class Account: ObservableObject {
  @Published var isOpen = false

  func settings() -> Settings { Settings(isAllowed: $isOpen) }
}

final class Form: ObservableObject {
  @Published var isValid = false

  func follow(_ validity: Published<Bool>.Publisher) {}
}

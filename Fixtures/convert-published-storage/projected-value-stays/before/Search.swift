import Combine

final class Search: ObservableObject {
  @Published var prefix = ""
  private var cancellables: Set<AnyCancellable> = []

  func follow() {
    _prefix.projectedValue.sink { print($0) }.store(in: &cancellables)
  }
}

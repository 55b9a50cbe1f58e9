import Combine

final class Circle: Shape {
  @Published var radius = 1.0

  override init() {
    super.init()
    $name.combineLatest($radius).sink { print($0) }.store(in: &cancellables)
  }
}

import Combine

class Shape: ObservableObject {
  @Published var name = "shape"
  var cancellables: Set<AnyCancellable> = []
}

final class Circle: Shape {
  @Published var radius = 1.0
  private let log: (String) -> Void

  override var name: String {
    willSet { log("will be \(newValue)") }
    didSet { log("was \(oldValue)") }
  }

  init(_ log: @escaping (String) -> Void) {
    self.log = log
    super.init()
    $name.combineLatest($radius).sink { [weak self] in
      log("\($0) \($1) shown \(self?.name ?? "") \(self?.radius ?? 0)")
    }.store(in: &cancellables)
  }
}

public func run(_ record: @escaping (String) -> Void) {
  let circle = Circle(record)
  circle.name = "circle"
  circle.radius = 2
  let shape: Shape = circle
  shape.name = "other"
  let subscription = shape.$name.map { $0.count }.sink { record("count \($0)") }
  subscription.cancel()
}

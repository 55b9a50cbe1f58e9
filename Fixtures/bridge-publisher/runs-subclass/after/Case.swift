import Combine
import Observation

@Observable
class Shape {
  var name = "shape" {
    willSet { nameSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var nameSubject = CurrentValueSubject<String, Never>(_name)
  var cancellables: Set<AnyCancellable> = []
}

@Observable
final class Circle: Shape {
  var radius = 1.0 {
    willSet { radiusSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var radiusSubject = CurrentValueSubject<Double, Never>(_radius)
  private let log: (String) -> Void

  @ObservationIgnored override var name: String {
    willSet { log("will be \(newValue)") }
    didSet { log("was \(oldValue)") }
  }

  init(_ log: @escaping (String) -> Void) {
    self.log = log
    super.init()
    nameSubject.combineLatest(radiusSubject).sink { [weak self] in
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
  let subscription = shape.nameSubject.map { $0.count }.sink { record("count \($0)") }
  subscription.cancel()
}

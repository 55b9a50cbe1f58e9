import Combine
import Observation

@Observable
class Shape {
  @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
  var name = "shape" {
    willSet { objectWillChange.send() }
  }
  private(set) var points: [Int] {
    willSet { objectWillChange.send() }
  }

  init(points: [Int]) {
    self.points = points
    name = "made"
  }

  func add(_ point: Int) { points.append(point) }
}

@Observable
final class Circle: Shape {
  // The radius.
  var radius = 1.0 {
    willSet {
      log("will be \(newValue)")
      objectWillChange.send()
    }
    didSet { log("was \(oldValue)") }
  }
  var filled = false {
    willSet {
      objectWillChange.send()
      filledSubject.send(newValue)
    }
  }
  @ObservationIgnored private(set) lazy var filledSubject = CurrentValueSubject<Bool, Never>(_filled)
  private let log: (String) -> Void
  private var changes: AnyCancellable?

  init(_ log: @escaping (String) -> Void) {
    self.log = log
    super.init(points: [1])
    changes = objectWillChange.sink { [weak self] in
      log("changes \(self?.name ?? "") \(self?.points ?? []) \(self?.radius ?? 0) \(self?.filled ?? false)")
    }
    name = "circle"
  }
}

/// Of several subscribers, none is told before all others.
final class Canvas {
  private let circle: Circle
  private(set) var counts: [Int] = []
  private(set) var merged = 0
  private var subscriptions: Set<AnyCancellable> = []

  init(_ circle: Circle, _ log: @escaping (String) -> Void) {
    self.circle = circle
    circle.objectWillChange
      .map { circle.name.count }
      .removeDuplicates()
      .sink { [weak self] in self?.counts.append($0) }
      .store(in: &subscriptions)
    let shape: Shape = circle
    Publishers.Merge(shape.objectWillChange, circle.objectWillChange.dropFirst())
      .sink { [weak self] in self?.merged += 1 }
      .store(in: &subscriptions)
    circle.filledSubject.sink { log("filled \($0) shown \(circle.filled)") }.store(in: &subscriptions)
  }
}

public func run(_ record: @escaping (String) -> Void) {
  let circle = Circle(record)
  let canvas = Canvas(circle, record)
  circle.name = "circle"
  circle.name += "s"
  circle.radius = 2
  circle.radius = 2
  circle.add(3)
  circle.filled.toggle()
  let shape: Shape = circle
  shape.name = "other"
  record("\(circle.name) \(circle.points) \(circle.radius) \(circle.filled)")
  record("\(canvas.counts) \(canvas.merged)")
}

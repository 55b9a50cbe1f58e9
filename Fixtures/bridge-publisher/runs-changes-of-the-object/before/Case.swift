import Combine

class Shape: ObservableObject {
  @Published var name = "shape"
  @Published private(set) var points: [Int]

  init(points: [Int]) {
    _points = Published(initialValue: points)
    name = "made"
  }

  func add(_ point: Int) { points.append(point) }
}

final class Circle: Shape {
  // The radius.
  @Published var radius = 1.0 {
    willSet { log("will be \(newValue)") }
    didSet { log("was \(oldValue)") }
  }
  @Published var filled = false
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
    circle.$filled.sink { log("filled \($0) shown \(circle.filled)") }.store(in: &subscriptions)
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

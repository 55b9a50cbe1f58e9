import Combine

final class Gauge: ObservableObject {
  @Published var level = 0
  lazy var levels: Published<Int>.Publisher = $level
}

final class Tank {
  @Published var level = 0

  func show(on gauge: Gauge) { gauge.levels = $level }
}

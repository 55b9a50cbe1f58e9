import Combine
import SwiftUI

/// Stays, as its publisher is handed on.
final class Units: ObservableObject {
  static let shared = Units()

  @Published private(set) var isMetric = true
  let changes = PassthroughSubject<Bool, Never>()
  lazy var metric = $isMetric.removeDuplicates().eraseToAnyPublisher()
  private var handlers: [() -> Void] = []
  var onChange: (() -> Void)?

  func addObserver(_ handler: @escaping () -> Void) { handlers.append(handler) }

  func toggle() {
    isMetric.toggle()
    changes.send(isMetric)
    handlers.forEach { $0() }
    onChange?()
  }
}

@Observable
final class Walk {
  private var version = 0
  var isPaused = false
  private var subscription: AnyCancellable?

  init() { subscription = Units.shared.changes.sink { [weak self] _ in self?.version += 1 } }

  var unit: String {
    access(keyPath: \.version)
    return Units.shared.isMetric ? "m" : "ft"
  }
}

@Observable
final class Run {
  private var version = 0
  private var subscription: AnyCancellable?

  init() {
    subscription = Units.shared.metric.dropFirst().sink { [weak self] _ in self?.refresh() }
  }

  private func refresh() { version += 1 }

  var unit: String {
    access(keyPath: \.version)
    return Units.shared.isMetric ? "m" : "ft"
  }
}

@Observable
final class Ride {
  private var version = 0
  private var subscription: AnyCancellable?

  init() { subscription = Units.shared.objectWillChange.sink { [weak self] in self?.version += 1 } }

  var unit: String {
    access(keyPath: \.version)
    return Units.shared.isMetric ? "m" : "ft"
  }
}

@Observable
final class Swim: ObservableObject {
  private var version = 0

  init() { Units.shared.addObserver { [weak self] in self?.version += 1 } }

  var unit: String {
    access(keyPath: \.version)
    return Units.shared.isMetric ? "m" : "ft"
  }
}

@Observable
final class Hike: ObservableObject {
  private var version = 0

  init() { Units.shared.onChange = { [weak self] in self?.refresh() } }

  private func refresh() { version += 1 }

  var unit: String {
    access(keyPath: \.version)
    return Units.shared.isMetric ? "m" : "ft"
  }
}

struct ContentView: View {
  @State private var walk = Walk()
  @State private var run = Run()
  @State private var ride = Ride()
  @StateObject private var swim = Swim()
  @StateObject private var hike = Hike()

  var body: some View {
    VStack {
      WalkView(walk: walk)
      RunView(run: run)
      RideView(ride: ride)
      SwimView(swim: swim)
      HikeView(hike: hike)
      Button("Toggle") { Units.shared.toggle() }
      Button("Pause") { walk.isPaused.toggle() }
    }
  }
}

struct WalkView: View {
  var walk: Walk

  var body: some View { Text("walk in \(walk.unit)") }
}

struct RunView: View {
  var run: Run

  var body: some View { Text("run in \(run.unit)") }
}

struct RideView: View {
  var ride: Ride

  var body: some View { Text("ride in \(ride.unit)") }
}

struct SwimView: View {
  var swim: Swim

  var body: some View { Text("swim in \(swim.unit)") }
}

struct HikeView: View {
  var hike: Hike

  var body: some View { Text("hike in \(hike.unit)") }
}

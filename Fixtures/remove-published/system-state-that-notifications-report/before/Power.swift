import Combine
import SwiftUI
import UIKit

/// A closure is told of changes.
final class Gauge: ObservableObject {
  @Published var changes = 0

  init() {
    NotificationCenter.default.addObserver(
      forName: UIDevice.batteryLevelDidChangeNotification, object: nil, queue: .main
    ) { [weak self] _ in
      self?.changes += 1
    }
  }

  func reset() { changes = 0 }
}

struct GaugeView: View {
  @ObservedObject var gauge: Gauge

  var body: some View {
    Text("\(Int(UIDevice.current.batteryLevel * 100)) %")
    Button("Reset") { gauge.reset() }
  }
}

/// A subscription is.
final class Meter: ObservableObject {
  @Published var changes = 0
  private var cancellables: Set<AnyCancellable> = []

  init() {
    NotificationCenter.default.publisher(for: UIDevice.batteryLevelDidChangeNotification)
      .sink { [weak self] _ in self?.changes += 1 }
      .store(in: &cancellables)
  }

  func reset() { changes = 0 }
}

struct MeterView: View {
  @ObservedObject var meter: Meter

  var body: some View {
    Text("\(Int(UIDevice.current.batteryLevel * 100)) %")
    Button("Reset") { meter.reset() }
  }
}

/// A method is.
final class Dial: NSObject, ObservableObject {
  @Published var changes = 0

  override init() {
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: #selector(change), name: UIDevice.batteryLevelDidChangeNotification, object: nil)
  }

  @objc private func change(_ notification: Notification) { changes += 1 }

  func reset() { changes = 0 }
}

struct DialView: View {
  @ObservedObject var dial: Dial

  var body: some View {
    Text("\(Int(UIDevice.current.batteryLevel * 100)) %")
    Button("Reset") { dial.reset() }
  }
}

/// It is told of changes of the user defaults, whoever makes them.
final class Options: ObservableObject {
  @Published var changes = 0

  init() {
    NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: nil, queue: .main
    ) { [weak self] _ in
      self?.changes += 1
    }
  }

  func reset() { changes = 0 }
}

struct OptionsView: View {
  @ObservedObject var options: Options

  var body: some View {
    Text(UserDefaults.standard.bool(forKey: "wide") ? "wide" : "narrow")
    Button("Reset") { options.reset() }
  }
}

// It is told of something else.
final class Clock: ObservableObject {
  @Published var ticks = 0

  init() {
    NotificationCenter.default.addObserver(
      forName: Notification.Name("tick"), object: nil, queue: .main
    ) { [weak self] _ in
      self?.ticks += 1
    }
  }

  func reset() { ticks = 0 }
}

struct ClockView: View {
  @ObservedObject var clock: Clock

  var body: some View {
    Text(UIDevice.current.name)
    Button("Reset") { clock.reset() }
  }
}

// What is announced is read here.
struct CountsView: View {
  var gauge: Gauge
  var meter: Meter
  var dial: Dial
  var options: Options
  var clock: Clock

  var body: some View {
    Text("\(gauge.changes) \(meter.changes) \(dial.changes) \(options.changes) \(clock.ticks)")
  }
}

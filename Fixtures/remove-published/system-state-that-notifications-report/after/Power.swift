import Combine
import SwiftUI
import UIKit

/// A closure is told of changes.
@Observable
final class Gauge {
  var changes = 0

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
  var gauge: Gauge

  var body: some View {
    let _ = gauge.changes
    Text("\(Int(UIDevice.current.batteryLevel * 100)) %")
    Button("Reset") { gauge.reset() }
  }
}

/// A subscription is.
@Observable
final class Meter {
  var changes = 0
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init() {
    NotificationCenter.default.publisher(for: UIDevice.batteryLevelDidChangeNotification)
      .sink { [weak self] _ in self?.changes += 1 }
      .store(in: &cancellables)
  }

  func reset() { changes = 0 }
}

struct MeterView: View {
  var meter: Meter

  var body: some View {
    let _ = meter.changes
    Text("\(Int(UIDevice.current.batteryLevel * 100)) %")
    Button("Reset") { meter.reset() }
  }
}

/// A method is.
@Observable
final class Dial: NSObject {
  var changes = 0

  override init() {
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: #selector(change), name: UIDevice.batteryLevelDidChangeNotification, object: nil)
  }

  @objc private func change(_ notification: Notification) { changes += 1 }

  func reset() { changes = 0 }
}

struct DialView: View {
  var dial: Dial

  var body: some View {
    let _ = dial.changes
    Text("\(Int(UIDevice.current.batteryLevel * 100)) %")
    Button("Reset") { dial.reset() }
  }
}

/// It is told of changes of the user defaults, whoever makes them.
@Observable
final class Options {
  var changes = 0

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
  var options: Options

  var body: some View {
    let _ = options.changes
    Text(UserDefaults.standard.bool(forKey: "wide") ? "wide" : "narrow")
    Button("Reset") { options.reset() }
  }
}

// It is told of something else.
@Observable
final class Clock {
  var ticks = 0

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
  var clock: Clock

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

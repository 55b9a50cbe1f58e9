import SwiftUI

final class Device {
  var level = 0
  let name = "device"
  var isLow: Bool { level < 10 }
  func refresh() -> Int { level }
}

/// Nothing in it changes.
final class Label: Identifiable {
  let text = ""
  var isEmpty: Bool { text.isEmpty }
}

/// A method that registers views cannot have the name.
func observeChanges() {}

@Observable
final class Monitor {
  private struct Tick { var count = 0 }
  private var tick = Tick()
  var time: String { "\(tick.count)" }
  let device = Device()
  let label = Label()
  /// Views read only what never changes in it.
  let named = Device()
  /// A view asks it through a function.
  let hidden = Device()
  private let inner: Device? = Device()
  var innerLevel: Int { inner?.level ?? 0 }
  private let own = Device()

  func step() {
    device.level += 1
    own.level += named.level
    tick.count += 1
  }
}

struct Service {
  let monitor: Monitor
  func report() -> Int { monitor.hidden.level }
}

struct MonitorView: View {
  var monitor: Monitor

  var body: some View {
    Text("\(monitor.device.isLow) \(monitor.label.isEmpty) \(monitor.named.name) \(monitor.innerLevel)")
    Text("\(monitor.hidden.refresh())")
  }
}

struct TickView: View {
  var monitor: Monitor

  var body: some View { Text(monitor.time) }
}

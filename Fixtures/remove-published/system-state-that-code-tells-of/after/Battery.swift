import SwiftUI
import UIKit

// Who asks for the level is told of its changes, and announces something else with them.
@Observable
final class Battery {
  var isLow = false { didSet { withMutation(keyPath: \.isLow) {} } }
  var isWide = false

  init() {
    UIDevice.current.isBatteryMonitoringEnabled = true
    NotificationCenter.default.addObserver(
      forName: UIDevice.batteryLevelDidChangeNotification, object: nil, queue: .main
    ) { [weak self] _ in
      self?.isLow = UIDevice.current.batteryLevel < 0.2
    }
  }

  func layOut() { isWide = UIDevice.current.userInterfaceIdiom == .pad }
}

struct ContentView: View {
  var battery: Battery

  var body: some View {
    LevelView(battery: battery)
    IdiomView(battery: battery)
    NameView(battery: battery)
    LowRow(battery: battery)
  }
}

struct LevelView: View {
  var battery: Battery

  var body: some View {
    let _ = battery.isLow
    Text("\(Int(UIDevice.current.batteryLevel * 100)) %")
  }
}

// It never changes.
struct IdiomView: View {
  var battery: Battery

  var body: some View {
    Text(UIDevice.current.userInterfaceIdiom == .pad ? "pad" : "phone")
  }
}

// No code asks for it.
struct NameView: View {
  var battery: Battery
  var body: some View {
    let _ = battery.isLow
    Text(UIDevice.current.name)
  }
}

struct LowRow: View {
  var battery: Battery
  var body: some View { Text("low \(battery.isLow), wide \(battery.isWide)") }
}

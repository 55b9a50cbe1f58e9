import SwiftUI
import UIKit

extension UIDevice {
  func isTablet() -> Bool { userInterfaceIdiom == .pad }
  var isTabletOrOld: Bool { isTablet() || systemVersion.isEmpty }
  var isLow: Bool { batteryLevel < 0.2 }
}

final class Prices: ObservableObject {
  @Published var isAvailable = false
  @Published var price = ""

  func load() {
    if UIDevice.current.isTablet() { price = "2" }
    if UIDevice.current.isTabletOrOld { price = "3" }
    isAvailable = true
  }
}

struct PriceView: View {
  @StateObject private var prices = Prices()

  var body: some View {
    Text(UIDevice.current.isTablet() ? "tablet" : "phone")
    Text(UIDevice.current.isTabletOrOld ? "old" : "new")
    Text(prices.price)
    Button("load") { prices.load() }
  }
}

/// What this one reads changes.
final class Battery: ObservableObject {
  @Published var isChecked = false
  @Published var text = ""

  func check() {
    if UIDevice.current.isLow { text = "low" }
    isChecked = true
  }
}

struct BatteryView: View {
  @StateObject private var battery = Battery()

  var body: some View {
    Text(UIDevice.current.isLow ? "low" : "high")
    Text(battery.text)
    Button("check") { battery.check() }
  }
}

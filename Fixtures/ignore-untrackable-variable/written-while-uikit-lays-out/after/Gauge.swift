import SwiftUI

@Observable
@MainActor
final class Gauge {
  var level = 0.0
  @ObservationIgnored var widths: [Double: Double] = [:]
  var presses = 0

  func press() { presses += 1 }
}

class LayoutView: UIView {
  func layoutSubviews() {}
}

final class GaugeView: LayoutView {
  let gauge: Gauge

  init(gauge: Gauge) {
    self.gauge = gauge
    super.init()
  }

  // UIKit calls it again when what it reads changes: it reads and changes `widths`.
  override func layoutSubviews() {
    let width = gauge.widths[gauge.level] ?? gauge.level * 2
    gauge.widths[gauge.level] = width
    frame = CGRect(x: 0, y: 0, width: width, height: 1)
  }
}

struct LevelView: View {
  var gauge: Gauge

  var body: some View {
    Text("\(gauge.level) \(gauge.presses)")
    Button("Press") { gauge.press() }
  }
}

import SwiftUI

protocol Point { var value: Double { get } }
protocol PiePoint: Point {}
extension Point where Self: PiePoint {
  func text() -> String { "\(value)" }
}

struct Bar<P: PiePoint>: View {
  let point: P

  var body: some View { Text(point.text()) }
}

@Observable
final class Chart { var count = 0 }

struct ChartView: View {
  @State private var chart = Chart()

  var body: some View { Text("\(chart.count)") }
}

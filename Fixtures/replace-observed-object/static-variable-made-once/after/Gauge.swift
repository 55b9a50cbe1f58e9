import SwiftUI

@Observable
final class Gauge {
    var level = 0
}

struct GaugeView: View {
    var gauge: Gauge

    var body: some View { Text("\(gauge.level)") }
}

struct GaugeViewPreviews: PreviewProvider {
    static var gauge = Gauge()

    static var previews: some View { GaugeView(gauge: gauge) }
}

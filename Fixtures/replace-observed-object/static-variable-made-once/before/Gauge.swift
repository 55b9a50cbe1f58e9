import SwiftUI

final class Gauge: ObservableObject {
    @Published var level = 0
}

struct GaugeView: View {
    @ObservedObject var gauge: Gauge

    var body: some View { Text("\(gauge.level)") }
}

struct GaugeViewPreviews: PreviewProvider {
    @ObservedObject static var gauge = Gauge()

    static var previews: some View { GaugeView(gauge: gauge) }
}

import Combine
import SwiftUI

@Observable
final class Meter {
    var title = ""
    @ObservationIgnored var unit = "m"
    @ObservationIgnored var low = 0
    @ObservationIgnored var high = 10
    @ObservationIgnored private var cachedText: String?
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []
    @ObservationIgnored lazy var formatter = NumberFormatter()
    @ObservationIgnored var value = 0 {
        didSet {
            if value > high { self.value = high }
        }
    }
    var announced = 0
    private(set) var counted = 0

    var text: String {
        if let cachedText { return cachedText }
        let text = title + unit
        cachedText = text
        return text
    }

    func count() {
        counted += 1
    }
}

struct MeterView: View {
    var meter: Meter

    var body: some View {
        Text("\(meter.text) \(meter.value) \(meter.announced) \(meter.counted)")
    }
}

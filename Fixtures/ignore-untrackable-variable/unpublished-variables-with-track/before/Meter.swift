import Combine
import SwiftUI

final class Meter: ObservableObject {
    @Published var title = ""
    var unit = "m"
    var low = 0, high = 10
    private var cachedText: String?
    private var cancellables: Set<AnyCancellable> = []
    lazy var formatter = NumberFormatter()
    var value = 0 {
        didSet {
            if value > high { self.value = high }
        }
    }
    var announced = 0 {
        willSet { objectWillChange.send() }
    }
    private(set) var counted = 0

    var text: String {
        if let cachedText { return cachedText }
        let text = title + unit
        cachedText = text
        return text
    }

    func count() {
        counted += 1
        objectWillChange.send()
    }
}

struct MeterView: View {
    @ObservedObject var meter: Meter

    var body: some View {
        Text("\(meter.text) \(meter.value) \(meter.announced) \(meter.counted)")
    }
}

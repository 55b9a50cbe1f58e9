import SwiftUI

@Observable
final class Meter {
    var level = 3
}

extension Meter {
    struct Panel: View {
        @State private var meter: Meter
        private let title: String

        init(title: String) {
            self.title = title
            _meter = State(wrappedValue: Meter())
        }

        init(title: String, meter: Meter) {
            self.title = title
            _meter = State(wrappedValue: meter)
        }

        var body: some View {
            Text("\(title) \(meter.level)")
        }
    }
}

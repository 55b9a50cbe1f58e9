import SwiftUI

@Observable
final class Meter {
    var level = 3
}

extension Meter {
    struct Panel: View {
        @State private var meter: Meter
        @Binding private var isOpen: Bool
        private let title: String

        init(title: String, isOpen: Binding<Bool>) {
            self.title = title
            self._isOpen = isOpen
            _meter = State(wrappedValue: Meter())
        }

        init(title: String, meter: Meter) {
            self.title = title
            _isOpen = .constant(true)
            _meter = State(wrappedValue: meter)
        }

        var body: some View {
            Text("\(title) \(meter.level) \(isOpen)")
        }
    }
}

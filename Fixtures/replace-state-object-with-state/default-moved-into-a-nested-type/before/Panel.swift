import SwiftUI

final class Meter: ObservableObject {
    @Published var level = 3
}

extension Meter {
    struct Panel: View {
        @StateObject private var meter = Meter()
        @Binding private var isOpen: Bool
        private let title: String

        init(title: String, isOpen: Binding<Bool>) {
            self.title = title
            self._isOpen = isOpen
        }

        init(title: String, meter: Meter) {
            self.title = title
            _isOpen = .constant(true)
            _meter = StateObject(wrappedValue: meter)
        }

        var body: some View {
            Text("\(title) \(meter.level) \(isOpen)")
        }
    }
}

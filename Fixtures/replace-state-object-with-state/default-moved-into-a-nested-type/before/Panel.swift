import SwiftUI

final class Meter: ObservableObject {
    @Published var level = 3
}

extension Meter {
    struct Panel: View {
        @StateObject private var meter = Meter()
        private let title: String

        init(title: String) {
            self.title = title
        }

        init(title: String, meter: Meter) {
            self.title = title
            _meter = StateObject(wrappedValue: meter)
        }

        var body: some View {
            Text("\(title) \(meter.level)")
        }
    }
}

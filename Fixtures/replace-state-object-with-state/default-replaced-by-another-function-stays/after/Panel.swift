import SwiftUI

final class Meter: ObservableObject {
    @Published var level = 3
}

struct Panel: View {
    @StateObject private var meter = Meter()

    init(isDemo: Bool) {
        print("demo: \(isDemo)")
        if isDemo {
            showDemo()
        }
    }

    private mutating func showDemo() {
        _meter = StateObject(wrappedValue: Meter())
    }

    var body: some View {
        Text("\(meter.level)")
    }
}

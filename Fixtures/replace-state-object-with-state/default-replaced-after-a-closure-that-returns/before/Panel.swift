import SwiftUI

final class Meter: ObservableObject {
    @Published var level = 3

    init(level: (() -> Int)? = nil) {
        self.level = level?() ?? 3
    }
}

struct Panel: View {
    @StateObject private var first = Meter()
    @StateObject private var second = Meter()

    init(isHigh: Bool) {
        _first = StateObject(
            wrappedValue: Meter {
                guard isHigh else { return 1 }
                return 9
            })
        _second = StateObject(wrappedValue: Meter())
    }

    var body: some View {
        Text("\(first.level) \(second.level)")
    }
}

import SwiftUI

@Observable
final class Meter {
    var level = 3

    init(level: (() -> Int)? = nil) {
        self.level = level?() ?? 3
    }
}

struct Panel: View {
    @State private var first: Meter
    @State private var second: Meter

    init(isHigh: Bool) {
        _first = State(
            wrappedValue: Meter {
                guard isHigh else { return 1 }
                return 9
            })
        _second = State(wrappedValue: Meter())
    }

    var body: some View {
        Text("\(first.level) \(second.level)")
    }
}

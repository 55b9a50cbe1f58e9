import SwiftUI

@Observable
final class Ferry {
    var passengers = 0
}

struct FerryView: View {
    @State private var ferry: Ferry
    @State private var next: Ferry
    @State private var last: Ferry

    init(ferry: Ferry, next: Ferry, make: () -> Ferry) {
        self._ferry = State(wrappedValue: { ferry }())
        self._next = State(wrappedValue: { return next }())
        let last = make()
        self._last = State(wrappedValue: { Ferry() }())
        last.passengers = 1
    }

    var body: some View {
        Text("\(ferry.passengers) \(next.passengers) \(last.passengers)")
    }
}

import SwiftUI

final class Ferry: ObservableObject {
    @Published var passengers = 0
}

struct FerryView: View {
    @StateObject private var ferry: Ferry
    @StateObject private var next: Ferry
    @StateObject private var last: Ferry

    init(ferry: Ferry, next: Ferry, make: () -> Ferry) {
        self._ferry = StateObject(wrappedValue: { ferry }())
        self._next = StateObject(wrappedValue: { return next }())
        let last = make()
        self._last = StateObject(wrappedValue: { Ferry() }())
        last.passengers = 1
    }

    var body: some View {
        Text("\(ferry.passengers) \(next.passengers) \(last.passengers)")
    }
}

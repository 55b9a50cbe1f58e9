import SwiftUI

@Observable
final class Bell {
    var rings = 0
}

@Observable
final class Untouched {
    var count = 0
}

struct BellView: View {
    @State private var bell = Bell()

    var body: some View {
        Stepper("Rings", value: $bell.rings)
        RingView(bell: bell)
            .environment(bell)
    }
}

struct RingView: View {
    var bell: Bell
    @Environment(Bell.self) private var shared
    let other: Untouched

    var body: some View {
        Text("\(bell.rings) \(shared.rings) \(other.count)")
    }
}

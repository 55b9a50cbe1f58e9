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
    @StateObject private var bell = Bell()

    var body: some View {
        Stepper("Rings", value: $bell.rings)
        RingView(bell: bell)
            .environmentObject(bell)
    }
}

struct RingView: View {
    @ObservedObject var bell: Bell
    @EnvironmentObject private var shared: Bell
    let other: Untouched

    var body: some View {
        Text("\(bell.rings) \(shared.rings) \(other.count)")
    }
}

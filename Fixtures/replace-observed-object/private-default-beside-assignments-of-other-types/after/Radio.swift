import SwiftUI

@Observable
final class Tuner {
    @MainActor static let shared = Tuner()
    var frequency = 90.0
}

struct RadioView: View {
    private let tuner = Tuner.shared

    var body: some View {
        Text("\(tuner.frequency)")
    }
}

struct DialView: View {
    @Bindable private var tuner = Tuner.shared

    mutating func retune() { tuner = Tuner() }

    var body: some View {
        Text("\(tuner.frequency)")
    }
}

struct KnobView: View {
    fileprivate let tuner = Tuner.shared

    /// Has one of its own.
    struct Cap {
        var tuner = "cap"

        mutating func turn() { tuner = "turned" }
    }

    var body: some View {
        Text("\(tuner.frequency)")
    }
}

final class Repair {
    var tuner: Tuner?

    func run() { tuner = nil }
}

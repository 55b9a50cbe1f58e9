import SwiftUI

struct TunerView: View {
    @StateObject private var tuner = Tuner(level: volume)
    private let title: String

    init(volume: String) {
        title = volume
    }

    init(level: Int) {
        title = "Tuner"
        _tuner = StateObject(wrappedValue: Tuner(level: level))
    }

    var body: some View {
        Text("\(title) \(tuner.level)")
    }
}

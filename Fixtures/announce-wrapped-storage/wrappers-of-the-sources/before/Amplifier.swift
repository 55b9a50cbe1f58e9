import SwiftUI

final class Amplifier: ObservableObject {
    @Published var isOn = false
    @Clamped(0...11) var gain = 5
    @Clamped(0...1.5) var share: Double = 1
    @Trimmed var label = ""
    @Trimmed private(set) var owner: String
    @Clamped(0...3) private var inputs = 1
    @Clamped(0...4) var outputs = 2

    var channels: Int { inputs * 2 }

    init(owner: String, gain: Int) {
        _owner = Trimmed(wrappedValue: owner)
        self.gain = gain
        self.owner.append("!")
    }

    func plug() {
        inputs += 1
        share = 0.5
        label = " in "
        owner = $gain.description
    }
}

struct AmplifierView: View {
    @StateObject private var amplifier = Amplifier(owner: "me", gain: 7)

    var body: some View {
        Stepper("gain", value: $amplifier.gain)
        Text("\(amplifier.gain), \(amplifier.share), \(amplifier.channels), \(amplifier.outputs)")
        TextField("label", text: $amplifier.label)
        Text(amplifier.owner)
        Button("plug") { amplifier.plug() }
    }
}

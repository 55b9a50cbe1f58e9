import SwiftUI

@Observable
final class Amplifier {
    var isOn = false
    @ObservationIgnored @Clamped(0...11) private var _gainStorage = 5
    var gain: Int {
        get {
            access(keyPath: \.gain)
            return _gainStorage
        }
        set { withMutation(keyPath: \.gain) { _gainStorage = newValue } }
    }
    @ObservationIgnored @Clamped(0...1.5) private var _shareStorage: Double = 1
    var share: Double {
        get {
            access(keyPath: \.share)
            return _shareStorage
        }
        set { withMutation(keyPath: \.share) { _shareStorage = newValue } }
    }
    @ObservationIgnored @Trimmed private var _labelStorage = ""
    var label: String {
        get {
            access(keyPath: \.label)
            return _labelStorage
        }
        set { withMutation(keyPath: \.label) { _labelStorage = newValue } }
    }
    @ObservationIgnored @Trimmed private var _ownerStorage: String
    private(set) var owner: String {
        get {
            access(keyPath: \.owner)
            return _ownerStorage
        }
        set { withMutation(keyPath: \.owner) { _ownerStorage = newValue } }
    }
    @ObservationIgnored @Clamped(0...3) private var _inputsStorage = 1
    private var inputs: Int {
        get {
            access(keyPath: \.inputs)
            return _inputsStorage
        }
        set { withMutation(keyPath: \.inputs) { _inputsStorage = newValue } }
    }
    @ObservationIgnored @Clamped(0...4) var outputs = 2

    var channels: Int { inputs * 2 }

    init(owner: String, gain: Int) {
        __ownerStorage = Trimmed(wrappedValue: owner)
        self._gainStorage = gain
        self._ownerStorage.append("!")
    }

    func plug() {
        inputs += 1
        share = 0.5
        label = " in "
        owner = $_gainStorage.description
    }
}

struct AmplifierView: View {
    @State private var amplifier = Amplifier(owner: "me", gain: 7)

    var body: some View {
        Stepper("gain", value: $amplifier.gain)
        Text("\(amplifier.gain), \(amplifier.share), \(amplifier.channels), \(amplifier.outputs)")
        TextField("label", text: $amplifier.label)
        Text(amplifier.owner)
        Button("plug") { amplifier.plug() }
    }
}

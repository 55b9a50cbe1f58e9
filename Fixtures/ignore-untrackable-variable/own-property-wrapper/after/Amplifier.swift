import Observation

@Observable
final class Amplifier {
    var isOn = false
    @ObservationIgnored @Clamped(0...11) var gain = 5
    @ObservationIgnored @Trimmed private var label = ""

    func rename(_ name: String) {
        label = name
    }
}

import Combine

final class Amplifier: ObservableObject {
    @Published var isOn = false
    @Clamped(0...11) var gain = 5
    @Trimmed private var label = ""

    func rename(_ name: String) {
        label = name
    }
}

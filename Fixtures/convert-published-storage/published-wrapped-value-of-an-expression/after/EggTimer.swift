import Observation

@Observable
final class EggTimer {
    private(set) var minutes: Int
    var label: String?

    init(seconds: Int, label: String) {
        self.minutes = seconds / 60
        self.label = label.isEmpty ? nil : label
    }
}

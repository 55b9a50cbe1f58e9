import Observation

@Observable
final class Dimmer {
    private(set) var log: [String] = []

    var level = 0.5 {
        willSet { log.append("to \(newValue)") }
        didSet { log.append("from \(oldValue)") }
    }

    var isOn = false {
        didSet {
            if !isOn { level = 0 }
        }
    }
}

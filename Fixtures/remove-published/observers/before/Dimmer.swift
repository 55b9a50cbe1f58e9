import Combine

final class Dimmer: ObservableObject {
    private(set) var log: [String] = []

    @Published var level = 0.5 {
        willSet { log.append("to \(newValue)") }
        didSet { log.append("from \(oldValue)") }
    }

    @Published var isOn = false {
        didSet {
            if !isOn { level = 0 }
        }
    }
}

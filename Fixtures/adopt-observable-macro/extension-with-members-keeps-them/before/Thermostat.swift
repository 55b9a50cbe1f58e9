import Combine

final class Thermostat {
    @Published var target = 21.0
}

extension Thermostat: ObservableObject {
    func raise(by degrees: Double) {
        target += degrees
    }
}

import Observation

@globalActor
actor PumpLoop {
    static let shared = PumpLoop()
}

@Observable
@PumpLoop
final class Pump {
    var pressure = 0
    @ObservationIgnored private var task: Task<Void, Never>?

    deinit {
        task?.cancel()
    }
}

import Combine

@globalActor
actor PumpLoop {
    static let shared = PumpLoop()
}

@PumpLoop
final class Pump: ObservableObject {
    @Published var pressure = 0
    private var task: Task<Void, Never>?

    deinit {
        task?.cancel()
    }
}

import Combine
import Observation

@Observable
final class Player {
    var title = ""
    let bus = Bus()

    func stop() {
        bus.token?.cancel()
        bus.token = nil
    }
}

/// The task is none of Combine's.
final class Loader {
    var task: Task<Void, Never>?

    func stop() { task?.cancel() }
}

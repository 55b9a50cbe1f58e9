import Observation

@Observable
final class Relay {
    @MainActor var isClosed = false
    var name = ""

    init() {}
}

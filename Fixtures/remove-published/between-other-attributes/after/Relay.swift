import Observation

@Observable
final class Relay {
    @available(*, deprecated) @MainActor var isClosed = false
    @MainActor var label = "Relay"
    @MainActor
    var voltage = 12.0

    init() {}
}

import Observation

@Observable
final class Relay {
    // Swift 5 mode only: a shared variable that anybody may change.
    static var count = 0

    @MainActor var isClosed = false
    var name = ""

    init() {}
}

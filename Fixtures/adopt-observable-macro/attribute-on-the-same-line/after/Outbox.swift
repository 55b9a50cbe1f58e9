import Observation

@Observable
@MainActor final class Outbox {
    var pending: [String] = []
}

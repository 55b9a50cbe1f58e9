import Observation

@Observable
final class Poll {
    var question = "Tea or coffee?"

    /// One number for each answer.
    private(set) var votes = [0, 0]
}

import Observation

/// Two lines
/// of documentation.
@Observable
final class Piano: CustomStringConvertible {
    var keys = 88
    private(set) var isTuned = false

    var description: String { "\(keys) keys" }
}

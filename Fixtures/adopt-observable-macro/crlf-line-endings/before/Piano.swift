import Combine

/// Two lines
/// of documentation.
final class Piano: ObservableObject, CustomStringConvertible {
    @Published var keys = 88
    @Published
    private(set) var isTuned = false

    var description: String { "\(keys) keys" }
}

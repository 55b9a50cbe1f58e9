final class Registry {
    nonisolated(unsafe) static let shared = Registry()

    var sizing: (any Measuring)?
}

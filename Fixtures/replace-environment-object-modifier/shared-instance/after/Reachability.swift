import Observation

@Observable
final class Reachability {
    static let shared = Reachability()

    var isOnline = true
}

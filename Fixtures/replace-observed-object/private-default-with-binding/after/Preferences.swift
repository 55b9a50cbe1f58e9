import Observation

@Observable
final class Preferences {
    static let shared = Preferences()

    var isLoud = false
}

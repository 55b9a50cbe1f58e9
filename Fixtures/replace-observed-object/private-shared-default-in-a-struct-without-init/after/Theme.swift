import Observation

@Observable
final class Theme {
    static let shared = Theme()

    var name = "light"
}

import Observation

@Observable
@MainActor
final class Avatars {
    var names: [String] = []
    @ObservationIgnored private var loaded: [String: String] = [:]

    func avatar(for name: String) -> String {
        if let avatar = loaded[name] { return avatar }
        Task {
            loaded[name] = "avatar of " + name
        }
        return "placeholder"
    }
}

import Observation

@Observable
final class SessionStore {
    static let shared = SessionStore()

    var user: String?
}

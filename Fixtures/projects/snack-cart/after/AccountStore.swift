import Observation

@Observable
@MainActor
public final class AccountStore {
    public private(set) var user: User? = .guest

    public enum User {
        case guest
        case member(name: String)
    }

    public init() {}

    public func signIn(name: String) {
        user = .member(name: name)
    }

    public func signOut() {
        user = nil
    }
}

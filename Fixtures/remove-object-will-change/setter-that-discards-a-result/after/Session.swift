import SwiftUI

final class Keychain {
    @discardableResult
    func set(_ value: String, forKey key: String) -> Bool { true }
    func get(_ key: String) -> String? { nil }
    func delete(_ key: String) {}
}

@Observable
final class Session {
    private let keychain = Keychain()
    private var backup: Keychain?
    private static let defaults = UserDefaults.standard

    var token: String {
        get {
            access(keyPath: \.token)
            return keychain.get("token") ?? ""
        }
        set {
            withMutation(keyPath: \.token) {}
            keychain.set(newValue, forKey: "token")
        }
    }

    var user: String {
        get {
            access(keyPath: \.user)
            return keychain.get("user") ?? ""
        }
        set {
            withMutation(keyPath: \.user) {
                keychain.delete("user")
            }
        }
    }

    var copy: String {
        get {
            access(keyPath: \.copy)
            return backup?.get("copy") ?? ""
        }
        set {
            withMutation(keyPath: \.copy) {}
            backup?.delete("copy")
        }
    }

    var name: String {
        get {
            access(keyPath: \.name)
            return UserDefaults.standard.string(forKey: "name") ?? ""
        }
        set {
            withMutation(keyPath: \.name) {
                UserDefaults.standard.set(newValue, forKey: "name")
            }
        }
    }

    var city: String {
        get {
            access(keyPath: \.city)
            return Self.defaults.string(forKey: "city") ?? ""
        }
        set {
            withMutation(keyPath: \.city) {
                Self.defaults.set(newValue, forKey: "city")
            }
        }
    }

    var street: String {
        get {
            access(keyPath: \.street)
            return keychain.get("street") ?? ""
        }
        set {
            withMutation(keyPath: \.street) {
                save(newValue)
            }
        }
    }

    private func save(_ street: String) { keychain.set(street, forKey: "street") }
}

struct SessionView: View {
    var session: Session

    var body: some View {
        Text(session.token + session.user + session.copy + session.name + session.city + session.street)
    }
}

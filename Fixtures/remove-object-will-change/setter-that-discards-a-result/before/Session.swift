import SwiftUI

final class Keychain {
    @discardableResult
    func set(_ value: String, forKey key: String) -> Bool { true }
    func get(_ key: String) -> String? { nil }
    func delete(_ key: String) {}
}

final class Session: ObservableObject {
    private let keychain = Keychain()
    private var backup: Keychain?
    private static let defaults = UserDefaults.standard

    var token: String {
        get { keychain.get("token") ?? "" }
        set {
            objectWillChange.send()
            keychain.set(newValue, forKey: "token")
        }
    }

    var user: String {
        get { keychain.get("user") ?? "" }
        set {
            keychain.delete("user")
            objectWillChange.send()
        }
    }

    var copy: String {
        get { backup?.get("copy") ?? "" }
        set {
            objectWillChange.send()
            backup?.delete("copy")
        }
    }

    var name: String {
        get { UserDefaults.standard.string(forKey: "name") ?? "" }
        set {
            objectWillChange.send()
            UserDefaults.standard.set(newValue, forKey: "name")
        }
    }

    var city: String {
        get { Self.defaults.string(forKey: "city") ?? "" }
        set {
            objectWillChange.send()
            Self.defaults.set(newValue, forKey: "city")
        }
    }

    var street: String {
        get { keychain.get("street") ?? "" }
        set {
            objectWillChange.send()
            save(newValue)
        }
    }

    private func save(_ street: String) { keychain.set(street, forKey: "street") }
}

struct SessionView: View {
    @ObservedObject var session: Session

    var body: some View {
        Text(session.token + session.user + session.copy + session.name + session.city + session.street)
    }
}

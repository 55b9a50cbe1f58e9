import Combine
import SwiftUI

final class Connection: ObservableObject {
    @Published var isOpen = false
}

/// Only what is subscribed stays.
@Observable
final class Profile {
    var name = ""
}

final class Pool {
    typealias Completion = (Connection) -> Void

    private var connections: [String: Connection] = [:]

    func open(_ url: String, retries: Int = 3, completion: ((Connection) -> Void)? = nil) {
        completion?(connections[url] ?? Connection())
    }

    func open(_ url: String, named name: String) {}

    static func find(_ url: String, then handle: (Connection, Int) -> Void, otherwise fail: () -> Void) {
        handle(Connection(), 0)
    }

    var all: [String: Connection] { connections }
}

struct Watcher {
    var label: String?
    let onOpen: (Connection) -> Void
}

extension Watcher {
    init(profile: Profile, then: (Profile) -> Void) {
        self.init { _ in }
    }
}

func withConnection(_ body: (Connection) -> Void) { body(Connection()) }

struct ConnectionsView: View {
    let pool = Pool()
    var profile: Profile
    @State private var subscriptions: Set<AnyCancellable> = []

    var body: some View {
        Button(profile.name) {
            pool.open("a") { connection in
                connection.objectWillChange.sink {}.store(in: &subscriptions)
            }
            pool.open("b", retries: 1, completion: { $0.objectWillChange.sink {}.store(in: &subscriptions) })
            Pool.find("c") { found, _ in
                found.objectWillChange.sink {}.store(in: &subscriptions)
            } otherwise: {
            }
            withConnection { given in
                given.objectWillChange.sink {}.store(in: &subscriptions)
            }
            for (_, known) in pool.all {
                known.objectWillChange.sink {}.store(in: &subscriptions)
            }
            for (_, first) in [Connection()].enumerated() {
                first.objectWillChange.sink {}.store(in: &subscriptions)
            }
            pool.all.forEach { _, value in
                value.objectWillChange.sink {}.store(in: &subscriptions)
            }
            subscriptions = watch()
        }
    }

    private func watch() -> Set<AnyCancellable> {
        var found: Set<AnyCancellable> = []
        withConnection { [found] outer in
            _ = found
            _ = Watcher { inner in
                _ = inner.objectWillChange
            }
            _ = outer.isOpen
        }
        found = []
        return found
    }
}

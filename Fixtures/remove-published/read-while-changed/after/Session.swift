import SwiftUI

struct User {
    var name = ""
    var visits = 0

    mutating func rename(_ name: String) { self.name = name }
}

@Observable
final class BehindMark {
    var user: User?

    func visit() {
        if var newUser = user {
            newUser.visits = (user?.visits ?? 0) + 1
            user = newUser
        }
    }
}

@Observable
final class BehindMarkThroughGetter {
    var user: User?
    var greeting: String { "Hello " + (user?.name ?? "") }

    func greet() {
        if var newUser = user {
            newUser.name += greeting
            user = newUser
        }
    }
}

@Observable
final class BehindMarkByMethod {
    var user: User?
    var greeting: String { "Hello " + (user?.name ?? "") }

    func greet() {
        if var newUser = user {
            newUser.rename(greeting)
            user = newUser
        }
    }
}

@Observable
final class BehindMarkOfKey {
    var groups: [String: [Int]] = [:]

    func add(_ group: String) {
        if var newGroups = groups[group] {
            newGroups.append(groups.count)
            groups[group] = newGroups
        }
    }
}

@Observable
final class BehindMarkByView {
    var user: User?
}

struct BehindMarkView: View {
    var session: BehindMarkByView

    var body: some View {
        Button("Upper") {
            if var user = session.user {
                user.name = session.user?.name.uppercased() ?? ""
                session.user = user
            }
        }
    }
}

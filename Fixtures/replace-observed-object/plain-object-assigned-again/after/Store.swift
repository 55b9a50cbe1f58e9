import SwiftUI

class User { var name = "" }

/// Is announced, but not with other changes of the class.
@Observable
final class Counted {
    var user = User() { didSet { withMutation(keyPath: \.user) {} } }
    var count = 0

    func rename() {
        user.name = "x"
        user = user
    }

    func visit() {
        user.name = "y"
        count += 1
    }
}

/// What it is given may be what it has.
@Observable
final class Saved {
    var user = User() { didSet { withMutation(keyPath: \.user) {} } }

    func rename() {
        user.name = "x"
        user = user
    }

    func save(_ user: User) {
        user.name += "!"
        self.user = user
    }
}

/// May be given from outside what it has.
@Observable
final class Open {
    var user = User() { didSet { withMutation(keyPath: \.user) {} } }

    func rename() {
        user.name = "x"
        user = user
    }
}

/// Announces all that views were updated for.
@Observable
final class Announced {
    var user = User() { didSet { withMutation(keyPath: \.user) {} } }
    let limit = 1

    func rename() {
        user.name = "x"
        user = user
    }

    func replace() {
        user = User()
    }
}

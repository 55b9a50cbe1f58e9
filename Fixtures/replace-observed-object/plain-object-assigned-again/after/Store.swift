import SwiftUI

class User { var name = "" }

/// Is announced, but not with other changes of the class.
@Observable
final class Counted {
    var user = User()
    var count = 0

    func rename() {
        user.name = "x"
        withMutation(keyPath: \.user) { user = user }
    }

    func visit() {
        user.name = "y"
        count += 1
    }
}

/// What it is given may be what it has.
@Observable
final class Saved {
    var user = User()

    func rename() {
        user.name = "x"
        withMutation(keyPath: \.user) { user = user }
    }

    func save(_ user: User) {
        user.name += "!"
        self.user = user
    }
}

/// May be given from outside what it has.
@Observable
final class Open {
    var user = User()

    func rename() {
        user.name = "x"
        withMutation(keyPath: \.user) { user = user }
    }
}

/// Announces all that views were updated for.
@Observable
final class Announced {
    var user = User()
    let limit = 1

    func rename() {
        user.name = "x"
        withMutation(keyPath: \.user) { user = user }
    }

    func replace() {
        user = User()
    }
}

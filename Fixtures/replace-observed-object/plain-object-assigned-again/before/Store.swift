import SwiftUI

class User { var name = "" }

/// Is announced, but not with other changes of the class.
final class Counted: ObservableObject {
    @Published var user = User()
    @Published var count = 0

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
final class Saved: ObservableObject {
    @Published var user = User()

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
final class Open: ObservableObject {
    @Published var user = User()

    func rename() {
        user.name = "x"
        user = user
    }
}

/// Announces all that views were updated for.
final class Announced: ObservableObject {
    @Published var user = User()
    let limit = 1

    func rename() {
        user.name = "x"
        user = user
    }

    func replace() {
        user = User()
    }
}

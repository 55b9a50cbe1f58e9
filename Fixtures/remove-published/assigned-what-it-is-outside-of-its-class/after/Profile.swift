import SwiftUI

final class User {
    var name = ""
}

@Observable
final class Profile {
    static let shared = Profile()
    var user = User() { didSet { withMutation(keyPath: \.user) {} } }
    var guest: User?
    var users: [User] = []
    var age = 1
}

struct ProfileView: View {
    var profile: Profile

    var body: some View {
        Text(profile.user.name)
        Button("Rename") {
            profile.user.name = "x"
            profile.user = profile.user
        }
        Button("Rename the guest") {
            profile.guest?.name = "x"
            profile.guest = profile.guest
            profile.users = profile.users
        }
        Button("Replace") {
            profile.user = User()
            profile.withMutation(keyPath: \.age) { profile.age = profile.age }
        }
    }

    private func rename(_ name: String) {
        let user = profile.user
        user.name = name
        profile.user = user
    }

    private func replace(_ user: User) {
        let old = self.profile.user
        self.profile.user = user
        print(old.name)
    }
}

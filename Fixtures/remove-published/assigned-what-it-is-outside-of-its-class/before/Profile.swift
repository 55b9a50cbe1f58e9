import SwiftUI

final class User {
    var name = ""
}

final class Profile: ObservableObject {
    static let shared = Profile()
    @Published var user = User()
    @Published var guest: User?
    @Published var users: [User] = []
    @Published var age = 1
}

struct ProfileView: View {
    @ObservedObject var profile: Profile

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
            profile.age = profile.age
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

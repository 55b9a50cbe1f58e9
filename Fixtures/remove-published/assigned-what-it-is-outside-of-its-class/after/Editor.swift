final class Editor {
    let profile: Profile
    let plain = Plain()

    init(profile: Profile) {
        self.profile = profile
    }

    func rename(_ name: String) {
        let edited = profile.user
        edited.name = name
        profile.user = edited
    }

    func rename() {
        Profile.shared.user.name = ""
        Profile.shared.user = Profile.shared.user
        plain.user = plain.user
        let user = plain.user
        profile.user = user
    }
}

final class Plain {
    var user = User()
}

import SwiftUI

struct AvatarView: View {
    var avatars: Avatars

    var body: some View {
        Text(avatars.avatar(for: "Ada"))
    }
}

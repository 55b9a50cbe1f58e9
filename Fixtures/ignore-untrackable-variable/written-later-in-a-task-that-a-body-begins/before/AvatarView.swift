import SwiftUI

struct AvatarView: View {
    @ObservedObject var avatars: Avatars

    var body: some View {
        Text(avatars.avatar(for: "Ada"))
    }
}

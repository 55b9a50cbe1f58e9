import SwiftUI

struct BannerModifier: ViewModifier {
    var banner: Banner

    func body(content: Content) -> some View {
        VStack {
            Text(banner.message)
            content
        }
    }
}

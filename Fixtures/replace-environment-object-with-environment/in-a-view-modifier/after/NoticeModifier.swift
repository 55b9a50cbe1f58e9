import SwiftUI

struct NoticeModifier: ViewModifier {
    @Environment(Notices.self) private var notices

    func body(content: Content) -> some View {
        VStack {
            content
            Text(notices.latest ?? "")
        }
    }
}

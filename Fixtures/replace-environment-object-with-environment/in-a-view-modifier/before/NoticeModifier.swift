import SwiftUI

struct NoticeModifier: ViewModifier {
    @EnvironmentObject private var notices: Notices

    func body(content: Content) -> some View {
        VStack {
            content
            Text(notices.latest ?? "")
        }
    }
}

import SwiftUI

struct HarbourAlert: ViewModifier {
    @Environment(Harbour.self) var harbour

    func body(content: Content) -> some View {
        @Bindable var harbour = harbour
        content
            .sheet(isPresented: $harbour.isClosed) {
                Text("Closed")
            }
    }
}

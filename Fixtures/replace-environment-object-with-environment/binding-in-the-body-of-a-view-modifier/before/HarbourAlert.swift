import SwiftUI

struct HarbourAlert: ViewModifier {
    @EnvironmentObject var harbour: Harbour

    func body(content: Content) -> some View {
        content
            .sheet(isPresented: $harbour.isClosed) {
                Text("Closed")
            }
    }
}

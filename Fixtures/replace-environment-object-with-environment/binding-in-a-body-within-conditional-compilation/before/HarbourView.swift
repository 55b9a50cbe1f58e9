import SwiftUI

struct HarbourView: View {
    @EnvironmentObject private var harbour: Harbour

    var body: some View {
        #if os(iOS)
        Text("Phone")
        #else
        Toggle("Closed", isOn: $harbour.isClosed)
        #endif
    }
}

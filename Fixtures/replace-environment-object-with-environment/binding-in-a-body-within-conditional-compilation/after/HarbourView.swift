import SwiftUI

struct HarbourView: View {
    @Environment(Harbour.self) private var harbour

    var body: some View {
        @Bindable var harbour = harbour
        #if os(iOS)
        Text("Phone")
        #else
        Toggle("Closed", isOn: $harbour.isClosed)
        #endif
    }
}

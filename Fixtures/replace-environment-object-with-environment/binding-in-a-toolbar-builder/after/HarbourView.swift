import SwiftUI

struct HarbourView: View {
    @Environment(Harbour.self) private var harbour

    var body: some View {
        Text("Harbour")
            .toolbar { tools }
    }

    @ToolbarContentBuilder
    private var tools: some ToolbarContent {
        @Bindable var harbour = harbour
        ToolbarItem {
            Toggle("Closed", isOn: $harbour.isClosed)
        }
    }
}

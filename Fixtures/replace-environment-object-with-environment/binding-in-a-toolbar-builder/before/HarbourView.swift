import SwiftUI

struct HarbourView: View {
    @EnvironmentObject private var harbour: Harbour

    var body: some View {
        Text("Harbour")
            .toolbar { tools }
    }

    @ToolbarContentBuilder
    private var tools: some ToolbarContent {
        ToolbarItem {
            Toggle("Closed", isOn: $harbour.isClosed)
        }
    }
}

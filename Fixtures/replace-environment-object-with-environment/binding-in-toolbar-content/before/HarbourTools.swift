import SwiftUI

struct HarbourTools: ToolbarContent {
    @EnvironmentObject private var harbour: Harbour

    var body: some ToolbarContent {
        ToolbarItem(placement: .primaryAction) {
            Toggle("Closed", isOn: $harbour.isClosed)
        }
    }
}

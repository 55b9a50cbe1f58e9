import SwiftUI

struct HarbourTools: ToolbarContent {
    @Environment(Harbour.self) private var harbour

    var body: some ToolbarContent {
        @Bindable var harbour = harbour
        ToolbarItem(placement: .primaryAction) {
            Toggle("Closed", isOn: $harbour.isClosed)
        }
    }
}

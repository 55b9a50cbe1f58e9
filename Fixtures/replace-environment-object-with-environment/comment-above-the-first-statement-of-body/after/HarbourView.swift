import SwiftUI

struct HarbourView: View {
    @Environment(Harbour.self) private var harbour

    var body: some View {
        @Bindable var harbour = harbour
        // The name can be changed by anybody.
        TextField("Name", text: $harbour.name)
    }
}

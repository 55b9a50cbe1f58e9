import SwiftUI

struct HarbourView: View {
    @EnvironmentObject private var harbour: Harbour

    var body: some View {
        // The name can be changed by anybody.
        TextField("Name", text: $harbour.name)
    }
}

import SwiftUI

struct HarbourView: View {
    @EnvironmentObject private var harbour: Harbour

    var body: some View {
        TextField("Name", text: $harbour.name)
        closing
        renaming()
    }

    @ViewBuilder private var closing: some View {
        Toggle("Closed", isOn: $harbour.isClosed)
        Text(harbour.name)
    }

    private func renaming() -> some View {
        TextField("Name", text: $harbour.name)
    }
}

import SwiftUI

struct HarbourView: View {
    @Environment(Harbour.self) private var harbour

    var body: some View {
        @Bindable var harbour = harbour
        TextField("Name", text: $harbour.name)
        closing
        renaming()
    }

    @ViewBuilder private var closing: some View {
        @Bindable var harbour = harbour
        Toggle("Closed", isOn: $harbour.isClosed)
        Text(harbour.name)
    }

    private func renaming() -> some View {
        TextField("Name", text: Bindable(harbour).name)
    }
}

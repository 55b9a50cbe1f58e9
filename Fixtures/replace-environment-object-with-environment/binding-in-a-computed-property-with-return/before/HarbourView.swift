import SwiftUI

struct HarbourView: View {
    @EnvironmentObject private var harbour: Harbour

    var body: some View {
        toggle
    }

    private var toggle: some View {
        let title = harbour.isClosed ? "Open it" : "Close it"
        return Toggle(LocalizedStringKey(title), isOn: $harbour.isClosed)
    }

    private var isClosed: Binding<Bool> {
        $harbour.isClosed
    }
}

import SwiftUI

struct HarbourView: View {
    @Environment(Harbour.self) private var harbour

    var body: some View {
        toggle
    }

    private var toggle: some View {
        let title = harbour.isClosed ? "Open it" : "Close it"
        return Toggle(LocalizedStringKey(title), isOn: Bindable(harbour).isClosed)
    }

    private var isClosed: Binding<Bool> {
        Bindable(harbour).isClosed
    }
}

import SwiftUI

struct HarbourView: View {
    @Environment(Harbour.self) private var harbour

    var body: some View {
        @Bindable var harbour = harbour
        let title = harbour.name
        TextField(LocalizedStringKey(title), text: $harbour.name)
    }
}

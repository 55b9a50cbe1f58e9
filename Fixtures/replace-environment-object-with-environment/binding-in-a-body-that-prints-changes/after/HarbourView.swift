import SwiftUI

struct HarbourView: View {
    @Environment(Harbour.self) private var harbour

    var body: some View {
        @Bindable var harbour = harbour
        let _ = Self._printChanges()
        TextField("Harbour", text: $harbour.name)
    }
}

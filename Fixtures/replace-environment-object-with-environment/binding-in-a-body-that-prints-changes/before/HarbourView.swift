import SwiftUI

struct HarbourView: View {
    @EnvironmentObject private var harbour: Harbour

    var body: some View {
        let _ = Self._printChanges()
        TextField("Harbour", text: $harbour.name)
    }
}

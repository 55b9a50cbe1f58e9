import SwiftUI

struct HarbourView: View {
    @EnvironmentObject private var harbour: Harbour

    var body: some View {
        let title = harbour.name
        TextField(LocalizedStringKey(title), text: $harbour.name)
    }
}

import SwiftUI

struct HarbourView: View {
    @EnvironmentObject private var harbour: Harbour

    var body: some View {
        makeToggle(for: $harbour.isClosed)
        Button("Close") {
            let binding = $harbour.isClosed
            binding.wrappedValue = true
        }
    }

    private func makeToggle(for isClosed: Binding<Bool>) -> some View {
        Toggle("Closed", isOn: isClosed)
    }
}

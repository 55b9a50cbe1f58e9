import SwiftUI

struct HarbourView: View {
    @Environment(Harbour.self) private var harbour

    var body: some View {
        @Bindable var harbour = harbour
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

import Combine

extension ReceiptView {
    /// Adds up the lines.
    @MainActor
    final class ViewModel: ObservableObject {
        @Published var total = "0.00"
    }
}

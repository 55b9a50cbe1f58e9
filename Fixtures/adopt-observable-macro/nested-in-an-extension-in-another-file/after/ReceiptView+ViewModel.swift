import Observation

extension ReceiptView {
    /// Adds up the lines.
    @Observable
    @MainActor
    final class ViewModel {
        var total = "0.00"
    }
}

import Combine

final class Toaster: ObservableObject {
    @Published var slices: Int
    @Published var browning: Double

    init(slices: Int) {
        _slices = .init(initialValue: slices)
        _browning = .init(wrappedValue: 0.5)
    }
}

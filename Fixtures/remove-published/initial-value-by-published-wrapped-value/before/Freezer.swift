import Combine

final class Freezer: ObservableObject {
    @Published var cold: Int

    init(cold: Int) {
        _cold = Published(wrappedValue: -cold)
    }
}

import Combine

final class Trail: ObservableObject {
    @Published var length: Double

    init(length: Double) {
        self.length = length
    }
}

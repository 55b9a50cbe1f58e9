import Combine

final class Greenhouse {
    @Published var humidity = 0.6
}

// MARK: - Observing

extension Greenhouse: ObservableObject {}

// MARK: - Watering

extension Greenhouse {
    func water() {
        humidity += 0.1
    }
}

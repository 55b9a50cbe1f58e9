import Combine
import Observation

@Observable
final class Ticker {
    private(set) var price = 0.0
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init(prices: PassthroughSubject<Double, Never>) {
        prices
            .sink { [weak self] in self?.price = $0 }
            .store(in: &cancellables)
    }
}

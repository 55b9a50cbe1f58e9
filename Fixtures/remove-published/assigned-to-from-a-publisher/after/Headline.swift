import Combine
import Observation

@Observable
final class Headline {
    var text = ""
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    init(source: PassthroughSubject<String, Never>) {
        source.sink { [weak self] in self?.text = $0 }.store(in: &cancellables)
    }
}

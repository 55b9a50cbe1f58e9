import Combine
import Foundation

final class Downloads: ObservableObject {
    @Published private(set) var names: [String] = []
    private var cancellables = Set<AnyCancellable>()

    func follow(_ source: AnyPublisher<String, Never>) {
        source
            .sink { [weak self] in self?.names.append($0) }
            .store(in: &cancellables)
    }
}

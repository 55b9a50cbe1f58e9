import Combine

final class Feed {
    @Published private(set) var headlines: [String] = []
    private var cancellables = Set<AnyCancellable>()

    func log() {
        $headlines
            .sink { print($0) }
            .store(in: &cancellables)
    }
}

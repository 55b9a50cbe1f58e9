import Combine

final class Dial: ObservableObject {
    @Published var angle = 0
}

func changes(of dials: [Dial]) -> AnyPublisher<Void, Never> {
    Publishers.MergeMany(dials.map(\.objectWillChange)).eraseToAnyPublisher()
}

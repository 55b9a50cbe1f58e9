import Combine

final class Room: ObservableObject {
    @Published var name = ""

    func makeWatcher() -> () -> AnyPublisher<String, Never>? {
        { [weak self] in
            self?.$name.eraseToAnyPublisher()
        }
    }
}

import Combine

final class Room: ObservableObject {
    @Published var name = ""
    private var subscription: AnyCancellable?

    func follow(_ names: AnyPublisher<String, Never>) {
        subscription = names.assign(to: \.name, on: self)
    }
}

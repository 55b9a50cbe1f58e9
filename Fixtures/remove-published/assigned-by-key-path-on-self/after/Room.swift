import Combine
import Observation

@Observable
final class Room {
    var name = ""
    private var subscription: AnyCancellable?

    func follow(_ names: AnyPublisher<String, Never>) {
        subscription = names.assign(to: \.name, on: self)
    }
}

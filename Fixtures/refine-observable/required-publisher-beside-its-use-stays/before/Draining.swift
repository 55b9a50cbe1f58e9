import Combine

protocol Draining: ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    var level: Int { get }
}

extension Draining {
    func announce() { objectWillChange.send() }
}

final class Tank: Draining {
    @Published var level = 0
}

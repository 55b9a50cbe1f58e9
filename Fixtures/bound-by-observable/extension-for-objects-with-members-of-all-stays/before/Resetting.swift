import Combine

protocol Resetting: AnyObject {
    var level: Int { get set }
}

extension ObservableObject {
    func log() {
        print(self)
    }
}

extension Resetting where Self: ObservableObject {
    func reset() {
        level = 0
        log()
    }
}

final class Meter: ObservableObject, Resetting {
    @Published var level = 3
}

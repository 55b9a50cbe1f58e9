import Combine

protocol Resetting: AnyObject {
    var level: Int { get set }
}

extension Resetting where Self: ObservableObject {
    func reset() {
        level = 0
    }
}

class Base: Resetting {
    var level = 0
}

final class Meter: Base, ObservableObject {
    @Published var unit = "m"
}

final class Gauge: ObservableObject, Resetting {
    @Published var level = 3
    lazy var levels = objectWillChange.map { [weak self] in self?.level ?? 0 }
}

import Combine

protocol Resetting: AnyObject {
    var level: Int { get set }
}

func log<Model: ObservableObject>(_ model: Model) {
    print(model)
}

extension Resetting where Self: ObservableObject {
    func reset() {
        level = 0
        log(self)
    }
}

final class Meter: ObservableObject, Resetting {
    @Published var level = 3
}

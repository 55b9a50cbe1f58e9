import Observation

protocol CourierDelegate: AnyObject {
    func courierDidArrive()
}

@Observable
final class Courier {
    var distance = 4.2
    weak var delegate: CourierDelegate?

    func arrive() {
        distance = 0
        delegate?.courierDidArrive()
    }
}

import Combine

protocol CourierDelegate: AnyObject {
    func courierDidArrive()
}

final class Courier: ObservableObject {
    @Published var distance = 4.2
    weak var delegate: CourierDelegate?

    func arrive() {
        distance = 0
        delegate?.courierDidArrive()
    }
}

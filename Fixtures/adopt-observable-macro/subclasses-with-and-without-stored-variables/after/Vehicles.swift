import Observation

@Observable
final class Truck: Vehicle {
    var load = 0.0
}

final class Scooter: Vehicle {
    func accelerate() {
        speed += 5
    }
}

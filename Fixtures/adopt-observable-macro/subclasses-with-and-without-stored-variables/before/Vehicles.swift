import Combine

final class Truck: Vehicle {
    @Published var load = 0.0
}

final class Scooter: Vehicle {
    func accelerate() {
        speed += 5
    }
}

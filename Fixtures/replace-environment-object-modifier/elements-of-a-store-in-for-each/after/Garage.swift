import Observation

@Observable
final class Car: Identifiable {
    var name = ""
}

@Observable
final class Garage {
    var cars: [Car] = []
}

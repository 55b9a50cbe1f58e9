import Observation

@Observable
class Vehicle {
    var speed = 0
}

import Observation

@Observable
final class Elevator {
    var floor = 0
}

import Observation

@Observable
final class Meter {
    var level = 0
}

@Observable
final class Thermometer {
    var degrees = 0
}

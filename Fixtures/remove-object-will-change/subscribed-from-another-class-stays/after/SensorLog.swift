import Combine

final class SensorLog {
    private var subscription: AnyCancellable?

    init(sensor: Sensor) {
        subscription = sensor.objectWillChange.sink { print("changed") }
    }
}

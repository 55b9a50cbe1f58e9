import Observation

@Observable
final class Lamp {
    var isOn = false
}

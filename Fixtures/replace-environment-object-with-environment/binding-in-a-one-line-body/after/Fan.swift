import Observation

@Observable
final class Fan {
    var isOn = false
}

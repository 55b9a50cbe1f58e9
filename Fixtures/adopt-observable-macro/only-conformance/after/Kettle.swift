import Observation

@Observable
final class Kettle {
    var temperature = 20.0
    var isHeating = false

    func boil() {
        isHeating = true
        temperature = 100
    }
}

import Observation

@Observable
final class EggTimer {
    var minutes = 5
}

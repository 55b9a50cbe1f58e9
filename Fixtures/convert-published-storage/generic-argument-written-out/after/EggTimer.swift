import Observation

@Observable
final class EggTimer {
    var minutes: Int

    init(minutes: Int) {
        self.minutes = minutes
    }
}

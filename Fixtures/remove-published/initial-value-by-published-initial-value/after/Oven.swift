import Observation

@Observable
final class Oven {
    var heat: Int
    private var mode: String

    init(heat: Int, mode: String = "grill") {
        self.heat = heat
        self.mode = mode
    }
}

import Observation

@Observable
final class Flute {
    var holes = 6
}

import Observation

@Observable
final class Oboe {
    var reeds = 2
}

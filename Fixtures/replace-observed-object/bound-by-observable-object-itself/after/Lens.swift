import Observation

@Observable
final class Lens {
    var focus = 50
}

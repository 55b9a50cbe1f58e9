import Observation

@Observable
final class Meadow {
    var flowers = 70
}

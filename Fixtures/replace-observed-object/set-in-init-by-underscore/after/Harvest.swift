import Observation

@Observable
final class Harvest {
    var apples = 0
}

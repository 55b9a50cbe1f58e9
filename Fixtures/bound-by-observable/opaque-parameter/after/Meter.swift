import Observation

@Observable
final class Meter {
    var level = 0
}

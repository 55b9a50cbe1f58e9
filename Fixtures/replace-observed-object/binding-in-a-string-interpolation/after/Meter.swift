import Observation

@Observable
final class Meter {
    var value = 5
}

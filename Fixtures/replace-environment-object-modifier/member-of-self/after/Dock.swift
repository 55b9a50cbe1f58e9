import Observation

@Observable
final class Dock {
    var icons = 9
}

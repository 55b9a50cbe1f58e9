import Observation

@Observable
final class Bakery {
    var loaves = 12
}

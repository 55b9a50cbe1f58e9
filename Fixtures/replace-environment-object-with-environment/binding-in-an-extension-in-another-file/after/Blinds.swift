import Observation

@Observable
final class Blinds {
    var areDown = false
}

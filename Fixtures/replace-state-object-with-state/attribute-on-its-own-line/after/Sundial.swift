import Observation

@Observable
final class Sundial {
    var hour = 9
}

import Observation

@Observable
final class Harp {
    var strings = 47
}
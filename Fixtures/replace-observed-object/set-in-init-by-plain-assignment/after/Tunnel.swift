import Observation

@Observable
final class Tunnel {
    var length = 800
}

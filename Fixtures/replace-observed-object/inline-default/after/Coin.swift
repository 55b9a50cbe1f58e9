import Observation

@Observable
final class Coin {
    var isHeads = true
}

import Observation

@Observable
final class Upgrades {
    var isPro = false
}

import Observation

@Observable
final class Wallet {
    var coins = 8
}

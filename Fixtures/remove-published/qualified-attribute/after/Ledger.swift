import Observation

@Observable
final class Ledger {
    var balance = 0
    private(set) var entries: [Int] = []
}

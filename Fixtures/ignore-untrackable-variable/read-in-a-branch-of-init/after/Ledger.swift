import Observation

@Observable
final class Ledger {
    var title = ""
    var income: Int
    var balance: Int

    init(isEmpty: Bool) {
        if isEmpty {
            income = 0
            balance = 0
        } else {
            income = 2
            balance = _income
        }
    }
}

import Observation

@Observable
final class Budget {
    var total = 100
}

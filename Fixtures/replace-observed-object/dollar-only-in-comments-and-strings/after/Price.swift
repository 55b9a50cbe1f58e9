import Observation

@Observable
final class Price {
    var amount = 5
}

import Observation

@Observable
final class Invoice {
    var number = 0

    required init() {}
}

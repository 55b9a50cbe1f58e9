import Observation

@Observable
final class Basket {
    var items = 0
}

final class Session {
    var basket: Basket?
}

import Observation

@Observable
final class Basket {
    var items = 0
}

struct Session {
    var basket: Basket?
}

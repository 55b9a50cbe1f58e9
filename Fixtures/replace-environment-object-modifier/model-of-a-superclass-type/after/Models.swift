import Observation

@Observable
class Basket {
    var items = 0
}

@Observable
final class GiftBasket: Basket {
    var ribbon = "red"
}

import Combine

class Basket: ObservableObject {
    @Published var items = 0
}

final class GiftBasket: Basket {
    @Published var ribbon = "red"
}

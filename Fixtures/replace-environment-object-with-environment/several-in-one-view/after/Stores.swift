import Observation

@Observable
final class CartStore {
    var count = 0
}

@Observable
final class UserStore {
    var name = ""
}

@Observable
final class ShopStore {
    var isOpen = true
}

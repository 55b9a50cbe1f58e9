import Combine

final class CartStore: ObservableObject {
    @Published var count = 0
}

final class UserStore: ObservableObject {
    @Published var name = ""
}

final class ShopStore: ObservableObject {
    @Published var isOpen = true
}

import Combine

final class Basket: ObservableObject {
    @Published var items = 0
}

final class Session {
    var basket: Basket?
}

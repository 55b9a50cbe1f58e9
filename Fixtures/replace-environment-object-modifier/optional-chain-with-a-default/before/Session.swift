import Combine

final class Basket: ObservableObject {
    @Published var items = 0
}

struct Session {
    var basket: Basket?
}

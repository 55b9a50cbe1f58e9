import Combine

final class Basket: ObservableObject {
    @Published var items = 0

    static let empty = Basket()
}

import Combine

final class Basket: ObservableObject {
    @Published var items = 0
}

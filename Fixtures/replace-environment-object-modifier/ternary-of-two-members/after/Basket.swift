import Observation

@Observable
final class Basket {
    var items = 0

    static let empty = Basket()
}

import Observation

@Observable
final class Basket {
    var items = 0
}

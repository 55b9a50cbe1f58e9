import Observation

@Observable
final class Dish {
    var name = ""
}

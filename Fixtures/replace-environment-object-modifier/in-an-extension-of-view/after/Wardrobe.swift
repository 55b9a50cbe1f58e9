import Observation

@Observable
final class Wardrobe {
    var coats = 2
}

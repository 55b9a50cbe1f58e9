import Observation

@Observable
final class Rope {
    var isTight = false
}

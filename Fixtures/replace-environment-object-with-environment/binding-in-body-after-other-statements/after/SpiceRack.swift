import Observation

@Observable
final class SpiceRack {
    var search = ""
    var spices = ["cumin", "dill"]
}

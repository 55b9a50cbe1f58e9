import Observation

@Observable
final class Voyage {
    var ports = ["Bergen"]
    var isDelayed = false
}

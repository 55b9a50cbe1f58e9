import Observation

@Observable
final class Gearbox {
    var isEngaged = false
    var (front, rear) = (2, 11)
}

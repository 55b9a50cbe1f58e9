import Observation

@Observable
final class Garden {
    var isWatered = false
}

import Observation

@Observable
final class Aquarium {
    var name = "Reef"
    private(set) var fishCount = 0

    func addFish() {
        fishCount += 1
    }
}

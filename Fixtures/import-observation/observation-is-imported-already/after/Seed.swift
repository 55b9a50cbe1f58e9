import Observation

@Observable
final class Seed {
    var isPlanted = false
}

@Observable
final class Sprout {
    var height = 0
}

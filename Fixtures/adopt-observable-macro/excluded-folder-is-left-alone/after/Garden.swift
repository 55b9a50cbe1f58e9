import Observation

@Observable
final class Garden {
    var plants = 0
}

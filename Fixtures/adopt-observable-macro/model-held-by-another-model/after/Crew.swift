import Observation

@Observable
final class Captain {
    var name = "Ada"
}

@Observable
final class Ship {
    var speed = 0
    let captain = Captain()
}

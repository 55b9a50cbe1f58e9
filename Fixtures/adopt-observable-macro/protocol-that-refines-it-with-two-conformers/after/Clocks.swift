import Observation

@Observable
final class WallClock: Clock {
    private(set) var time = "12:00"
}

@Observable
final class FrozenClock: Clock {
    let time = "09:41"
}

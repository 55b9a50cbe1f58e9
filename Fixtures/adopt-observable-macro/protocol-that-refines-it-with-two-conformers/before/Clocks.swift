import Combine

final class WallClock: Clock {
    @Published private(set) var time = "12:00"
}

final class FrozenClock: Clock {
    let time = "09:41"
}

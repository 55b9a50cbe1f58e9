import Observation

@Observable
final class Room {
    var name = ""
}

final class Rooms {
    static var all: [Int: Room] = [:]
}

import Observation

@Observable
final class Room {
    var name = ""
}

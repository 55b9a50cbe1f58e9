import Observation

@Observable
final class Scoreboard {
    var home = 0
    var guests = 0
}

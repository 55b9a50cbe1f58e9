import Observation

@Observable
final class Letter {
    var subject = ""
}

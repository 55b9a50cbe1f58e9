import Observation

@Observable
final class Draft {
    var text = ""
}

@Observable
final class Outbox {
    var count = 0
}

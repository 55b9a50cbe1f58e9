import Observation

@Observable
final class Draft {
    var text = ""
    var isUrgent = false
}

@Observable
final class Outbox {
    private(set) var isClosed = false
}

import Observation

@Observable
final class Harbour {
    var isClosed = false
}

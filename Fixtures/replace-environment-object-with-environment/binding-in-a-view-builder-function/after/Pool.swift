import Observation

@Observable
final class Pool {
    var isHeated = false
    var sign = ""
}

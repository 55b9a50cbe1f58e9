import Observation

@Observable
final class Court {
    var isFree = true
}

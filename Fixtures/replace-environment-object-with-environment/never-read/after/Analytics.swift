import Observation

@Observable
final class Analytics {
    var events = 0
}

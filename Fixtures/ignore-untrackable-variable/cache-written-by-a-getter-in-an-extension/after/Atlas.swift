import Observation

@Observable
final class Atlas {
    var places: [String] = []
    @ObservationIgnored var index: [String: Int] = [:]
    var lookups = 0
}

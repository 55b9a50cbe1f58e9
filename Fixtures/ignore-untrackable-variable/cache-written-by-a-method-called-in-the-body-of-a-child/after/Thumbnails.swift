import Observation

@Observable
final class Thumbnails {
    var names: [String] = []
    @ObservationIgnored private var lookups = 0

    func thumbnail(for name: String) -> String {
        lookups += 1
        return "thumbnail of " + name
    }
}

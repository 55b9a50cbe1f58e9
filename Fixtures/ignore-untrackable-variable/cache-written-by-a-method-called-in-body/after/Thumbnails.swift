import Observation

@Observable
final class Thumbnails {
    var names: [String] = []
    @ObservationIgnored private var cache: [String: String] = [:]

    func thumbnail(for name: String) -> String {
        if let cached = cache[name] { return cached }
        let made = "thumbnail of " + name
        cache[name] = made
        return made
    }
}

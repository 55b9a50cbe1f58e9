import Observation

@Observable
final class Thumbnails {
    var names: [String] = []
    @ObservationIgnored private var cache: [String: String] = [:]

    func thumbnail(for name: String) -> String {
        cache[name] ?? make(name)
    }

    private func make(_ name: String) -> String {
        let made = "thumbnail of " + name
        cache[name] = made
        return made
    }
}

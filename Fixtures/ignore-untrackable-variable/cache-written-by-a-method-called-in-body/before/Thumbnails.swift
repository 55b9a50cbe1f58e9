import Combine

final class Thumbnails: ObservableObject {
    @Published var names: [String] = []
    private var cache: [String: String] = [:]

    func thumbnail(for name: String) -> String {
        if let cached = cache[name] { return cached }
        let made = "thumbnail of " + name
        cache[name] = made
        return made
    }
}

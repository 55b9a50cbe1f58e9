import Combine

final class Thumbnails: ObservableObject {
    @Published var names: [String] = []
    private var cache: [String: String] = [:]

    func thumbnail(for name: String) -> String {
        cache[name] ?? make(name)
    }

    private func make(_ name: String) -> String {
        let made = "thumbnail of " + name
        cache[name] = made
        return made
    }
}

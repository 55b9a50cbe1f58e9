import Combine

final class Thumbnails: ObservableObject {
    @Published var names: [String] = []
    private var lookups = 0

    func thumbnail(for name: String) -> String {
        lookups += 1
        return "thumbnail of " + name
    }
}

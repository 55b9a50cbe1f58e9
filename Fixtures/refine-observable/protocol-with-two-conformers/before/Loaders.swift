import Combine

final class NewsLoader: Loading {
    @Published var isLoading = false

    func load() { isLoading = true }
}

final class MapLoader: Loading {
    @Published var isLoading = false

    func load() { isLoading.toggle() }
}

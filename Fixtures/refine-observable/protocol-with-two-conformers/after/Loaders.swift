import Observation

@Observable
final class NewsLoader: Loading {
    var isLoading = false

    func load() { isLoading = true }
}

@Observable
final class MapLoader: Loading {
    var isLoading = false

    func load() { isLoading.toggle() }
}

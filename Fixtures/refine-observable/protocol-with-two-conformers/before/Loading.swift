import Combine

/// What a loading screen shows.
protocol Loading: ObservableObject {
    var isLoading: Bool { get set }
    func load()
}

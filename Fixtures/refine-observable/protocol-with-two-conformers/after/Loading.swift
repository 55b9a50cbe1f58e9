import Observation

/// What a loading screen shows.
protocol Loading: AnyObject, Observable {
    var isLoading: Bool { get set }
    func load()
}

import Observation

protocol Screen {
    associatedtype Model: AnyObject & Observable
    var model: Model { get }
}

@Observable
final class Meter {
    var level = 3
}

struct MeterScreen: Screen {
    let model = Meter()
}

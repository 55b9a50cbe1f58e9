import Combine
import Observation

@Observable
final class Player {
    var volume = 5

    init() {}
}

func resolve<Service>(_ types: [Service.Type]) -> Service {
    fatalError("nothing is registered for \(types)")
}

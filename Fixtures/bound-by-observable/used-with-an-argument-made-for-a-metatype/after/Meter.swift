import Combine
import Observation

@Observable
final class Meter {
    var level = 0
}

func resolve<Service>(_ types: [Service.Type]) -> Service {
    fatalError("nothing is registered for \(types)")
}

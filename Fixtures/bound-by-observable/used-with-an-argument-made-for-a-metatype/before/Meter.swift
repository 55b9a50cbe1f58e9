import Combine

final class Meter: ObservableObject {
    @Published var level = 0
}

func resolve<Service>(_ types: [Service.Type]) -> Service {
    fatalError("nothing is registered for \(types)")
}

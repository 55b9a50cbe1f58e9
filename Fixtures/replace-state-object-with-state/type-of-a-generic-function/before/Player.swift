import Combine

final class Player: ObservableObject {
    @Published var volume = 5

    init() {}
}

func resolve<Service>(_ types: [Service.Type]) -> Service {
    fatalError("nothing is registered for \(types)")
}

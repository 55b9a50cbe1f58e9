import Combine

final class Lamp: ObservableObject {
    @Published var isOn = false
}

final class Registry {
    private(set) var models: [any ObservableObject] = []

    func add(_ lamp: Lamp) {
        models.append(lamp)
    }
}

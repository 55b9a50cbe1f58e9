import Combine

final class Beehive: ObservableObject {
    @Published var honey = 1.0
}

struct Registry {
    let beehive = Beehive()

    func object<Object>(_ keyPath: KeyPath<Registry, Object>) -> Object {
        self[keyPath: keyPath]
    }
}

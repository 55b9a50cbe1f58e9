import Combine

final class Meter: ObservableObject {
    @Published var level = 0
}

func watch<Model: ObservableObject>(_ model: Model, _ action: @escaping () -> Void) -> AnyCancellable {
    model.objectWillChange.sink { _ in action() }
}

func watchMeter() -> AnyCancellable {
    watch(Meter()) {}
}

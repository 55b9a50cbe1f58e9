import Combine

final class Meter: ObservableObject {
    @Published var level = 0
}

final class Holder<Model: ObservableObject & Identifiable> {
    let model: Model

    init(model: Model) {
        self.model = model
    }
}

extension Meter: Identifiable {}

func makeHolder() -> Holder<Meter> {
    Holder(model: Meter())
}

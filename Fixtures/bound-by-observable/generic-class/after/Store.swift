import Observation

@Observable
final class Meter {
    var level = 0
}

final class Holder<Model: AnyObject & Observable & Identifiable> {
    let model: Model

    init(model: Model) {
        self.model = model
    }
}

extension Meter: Identifiable {}

func makeHolder() -> Holder<Meter> {
    Holder(model: Meter())
}

import SwiftUI

protocol Screen {
    associatedtype Model: ObservableObject
    init(model: Model)
}

final class Meter: ObservableObject {
    @Published var level = 3
}

struct MeterScreen: Screen {
    private let meter: Meter

    init(model: Meter) {
        meter = model
    }
}

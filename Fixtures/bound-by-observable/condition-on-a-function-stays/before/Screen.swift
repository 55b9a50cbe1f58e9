import SwiftUI

protocol Screen {
    associatedtype Model
    var model: Model { get }
}

final class Meter: ObservableObject {
    @Published var level = 3
}

struct MeterScreen: Screen {
    let model = Meter()
}

func show<S: Screen>(_ screen: S) where S.Model: ObservableObject {
    print(screen.model)
}

func showMeter() {
    show(MeterScreen())
}

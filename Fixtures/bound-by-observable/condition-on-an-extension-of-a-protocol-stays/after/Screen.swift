import SwiftUI

protocol Screen {
    associatedtype Model
    var model: Model { get }
}

extension Screen where Model: ObservableObject {
    func show() {
        print(model)
    }
}

final class Meter: ObservableObject {
    @Published var level = 3
}

struct MeterScreen: Screen {
    let model = Meter()
}

func show(_ screen: MeterScreen) {
    screen.show()
}

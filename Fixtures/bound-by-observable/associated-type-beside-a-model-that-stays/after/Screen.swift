import Combine
import SwiftUI

protocol Screen {
    associatedtype Model: ObservableObject
    var model: Model { get }
}

final class Meter: ObservableObject {
    @Published var level = 3
}

final class Tank: ObservableObject {
    @Published var level = 3

    func changes() -> AnyCancellable {
        objectWillChange.sink { print("changes") }
    }
}

struct MeterScreen: Screen {
    let model = Meter()
}

struct TankScreen: Screen {
    let model = Tank()
}

import Combine
import SwiftUI

@propertyWrapper
struct Relayed<Value> {
    var wrappedValue: Value
    var subscription: AnyCancellable?
}

/// What `Value` is here, the declaration alone says.
extension Relayed {
    init(of value: Value) where Value: ObservableObject {
        wrappedValue = value
        subscription = nil
    }
}

final class Engine: ObservableObject {
    @Published var speed = 0
}

let relay = Relayed(of: Engine())

import Combine
import SwiftUI

/// Used with engines only.
final class Relay<Value: ObservableObject>
where Value.ObjectWillChangePublisher == ObservableObjectPublisher {
    private var handler: ((Relay, Value) -> Void)?
    private var subscription: AnyCancellable?

    func start(with value: Value) {
        handler = { relay, object in
            relay.subscription = object.objectWillChange.sink { print("changes") }
        }
        handler?(self, value)
    }
}

final class Engine: ObservableObject {
    @Published var speed = 0
}

func engines() -> Relay<Engine> { Relay<Engine>() }

final class Garage: ObservableObject {
    @Published var places = 2
}

struct GarageView: View {
    @ObservedObject var garage: Garage

    var body: some View { Text("\(garage.places)") }
}

import Combine
import SwiftUI

/// Tells of what the object in it announces, too.
@propertyWrapper
struct Relayed<Value> {
    var wrappedValue: Value
    private var subscription: AnyCancellable?

    init(wrappedValue: Value)
    where Value: ObservableObject, Value.ObjectWillChangePublisher == ObservableObjectPublisher {
        self.wrappedValue = wrappedValue
        subscription = wrappedValue.objectWillChange.sink { print("changes") }
    }

    init<Object: ObservableObject>(wrappedValue: Value, beside object: Object) {
        self.wrappedValue = wrappedValue
        subscription = nil
    }
}

final class Engine: ObservableObject {
    @Published var speed = 0
}

@Observable
final class Car {
    @ObservationIgnored @Relayed var engine = Engine()
    var name = ""
}

/// The wrapper is used with nothing of this.
@Observable
final class Garage {
    var places = 2
}

struct GarageView: View {
    var garage: Garage
    var car: Car

    var body: some View { Text("\(garage.places) \(car.name)") }
}

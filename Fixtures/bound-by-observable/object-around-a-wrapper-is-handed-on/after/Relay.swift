import Combine
import SwiftUI

/// Announces for the object around it.
@propertyWrapper
struct Announced<Value> {
    private var stored: Value
    private let owner = Owner()

    init(wrappedValue: Value) { stored = wrappedValue }

    @available(*, unavailable)
    var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }

    static subscript<Around: ObservableObject>(
        _enclosingInstance instance: Around,
        wrapped path: ReferenceWritableKeyPath<Around, Value>,
        storage storage: ReferenceWritableKeyPath<Around, Self>
    ) -> Value where Around.ObjectWillChangePublisher == ObservableObjectPublisher {
        get {
            instance[keyPath: storage].connect(to: instance)
            return instance[keyPath: storage].stored
        }
        set {
            instance[keyPath: storage].connect(to: instance)
            instance[keyPath: storage].owner.announce?()
            instance[keyPath: storage].stored = newValue
        }
    }

    private func connect<Object: ObservableObject>(to object: Object)
    where Object.ObjectWillChangePublisher == ObservableObjectPublisher {
        owner.announce = { [weak object] in object?.objectWillChange.send() }
    }

    private final class Owner {
        var announce: (() -> Void)?
    }
}

/// Stays: the wrapper announces for it.
final class Lamp: ObservableObject {
    @Announced var isOn = false
}

@Observable
final class Room {
    var name = ""
}

struct RoomView: View {
    var room: Room

    var body: some View { Text(room.name) }
}

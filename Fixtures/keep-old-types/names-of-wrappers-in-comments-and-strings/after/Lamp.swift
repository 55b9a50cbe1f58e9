import Observation

/// An ObservableObject; views hold it as `ObservedObject<Lamp>` or `@StateObject`.
@Observable
final class Lamp {
    var isOn = false

    let help = "Published by objectWillChange.send()"
}

import Combine

/// An ObservableObject; views hold it as `ObservedObject<Lamp>` or `@StateObject`.
final class Lamp: ObservableObject {
    @Published var isOn = false

    let help = "Published by objectWillChange.send()"
}

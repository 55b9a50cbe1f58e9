import Combine

final class Lamp: ObservableObject {
    @Published var isOn = false
}

func isModel(_ value: Any) -> Bool {
    value is any ObservableObject
}

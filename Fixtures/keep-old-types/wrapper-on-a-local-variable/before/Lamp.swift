import Combine

final class Lamp: ObservableObject {
    @Published var isOn = false
}

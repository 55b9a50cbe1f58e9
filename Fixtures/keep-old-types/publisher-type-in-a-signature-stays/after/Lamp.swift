import Combine

final class Lamp: ObservableObject {
    @Published var isOn = false

    func watch(_ publisher: Published<Bool>.Publisher) {}
}

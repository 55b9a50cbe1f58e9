import Combine

final class Lamp: ObservableObject {
    @Published var isOn = false

    var watch: ((Published<Bool>.Publisher) -> Void)?
}

final class Switch: ObservableObject {
    @Published var isUp = false

    private let publisher: Published<Bool>.Publisher

    init(publisher: Published<Bool>.Publisher) {
        self.publisher = publisher
    }
}

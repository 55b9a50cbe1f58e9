import Combine

final class Robot: ObservableObject {
    @Published var battery = 100
    var name = "R2"
    private var _name = "unnamed"

    func reset() {
        name = _name
    }
}

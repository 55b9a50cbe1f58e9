import Combine

final class Oven: ObservableObject {
    @Published var heat: Int
    @Published private var mode: String

    init(heat: Int, mode: String = "grill") {
        _heat = Published(initialValue: heat)
        self._mode = Published(initialValue: mode)
    }
}

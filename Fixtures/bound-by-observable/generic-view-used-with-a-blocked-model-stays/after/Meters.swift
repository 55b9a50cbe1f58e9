import Combine

final class Meter: ObservableObject {
    @Published var level = 0
}

final class LoggedMeter: ObservableObject {
    @Published var level = 0
    private var subscription: AnyCancellable?

    init() {
        subscription = $level.sink { print($0) }
    }
}

import Combine

final class Radio: ObservableObject {
    @Published var station = 1
    private var subscription: AnyCancellable?

    init() {
        subscription = $station.dropFirst().sink { print("tuned to \($0)") }
    }
}

import Combine

final class Dial: ObservableObject {
    @Published var angle = 0
    private var subscription: AnyCancellable?

    init() {
        subscription = objectWillChange.sink { print("turned") }
    }
}

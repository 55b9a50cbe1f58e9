import Combine

final class Dial: ObservableObject {
    @Published var angle = 0 {
        willSet {
            objectWillChange.send()
        }
    }
}

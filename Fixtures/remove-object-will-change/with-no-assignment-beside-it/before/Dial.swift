import Combine

final class Dial: ObservableObject {
    @Published var angle = 0

    func redraw() {
        objectWillChange.send()
    }
}

import Combine

final class Dial: ObservableObject {
    var angle = 0

    func turn() { objectWillChange.send(); angle += 15 }
    func back() { angle -= 15; objectWillChange.send() }
}

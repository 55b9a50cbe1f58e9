import Combine

final class Dial: ObservableObject {
    var angle = 0
    var turns = 0

    func turn() { objectWillChange.send(); angle += 15 }
    func back() { angle -= 15; objectWillChange.send() }
    func reset() { turns = 0; objectWillChange.send(); angle = 0 }
    func overturn() { turns += 1; objectWillChange.send() ; angle = 0; }
    func stop() { turns = 0; angle = 0; objectWillChange.send(); }
}

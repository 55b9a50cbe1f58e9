import Combine

final class Dial: ObservableObject {
    var angle = 0

    func preview() -> Int {
        var angle = self.angle
        objectWillChange.send()
        angle += 15
        return angle
    }
}

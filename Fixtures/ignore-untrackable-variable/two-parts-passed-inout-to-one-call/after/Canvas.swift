import Observation

struct Size {
    var width = 0
    var height = 0
}

@Observable
final class Canvas {
    var zoom = 1
    @ObservationIgnored var size = Size()

    func turn() {
        swap(&size.width, &size.height)
    }
}

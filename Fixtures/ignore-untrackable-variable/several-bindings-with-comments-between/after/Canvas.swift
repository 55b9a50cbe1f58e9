import Observation

@Observable
final class Canvas {
    var title = ""
    var width = 10
    /* in points */ var height = 20
    private var zoom = 1.0 // one is full size
    private var turn = 0.0  // in radians
    /// The origin.
    var left = 0
    /// From the top,
    /// downwards.
    var top: Int // and right of it
    // What is left over.
    /* unused */ var rest = 0
    var first: Int? /* a, b */
    var second: Int? /* c */
    var third: Int?
    var red = 0 // of 255
    var green = 0 // as well
    var blue = 0

    init() { top = 1 }

    func turn(by angle: Double) {
        turn += angle
        zoom = 1
    }
}

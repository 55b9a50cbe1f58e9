import Combine

final class Canvas: ObservableObject {
    @Published var title = ""
    var width = 10, /* in points */ height = 20
    private var zoom = 1.0, // one is full size
        turn = 0.0  // in radians
    /// The origin.
    var left = 0,
        /// From the top,
        /// downwards.
        top: Int, // and right of it

        // What is left over.
        /* unused */ rest = 0
    var first /* a, b */, second /* c */, third: Int?
    var red = 0 // of 255
        , green = 0 // as well
        , blue = 0

    init() { top = 1 }

    func turn(by angle: Double) {
        turn += angle
        zoom = 1
    }
}

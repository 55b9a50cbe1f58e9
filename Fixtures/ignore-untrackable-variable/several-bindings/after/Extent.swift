import Observation

@Observable
final class Extent {
    var unit = "m"
    var low = 1
    var high = 2
    private var a = 0
    private var b = 0

    func widen() {
        a -= 1
        b += 1
    }
}

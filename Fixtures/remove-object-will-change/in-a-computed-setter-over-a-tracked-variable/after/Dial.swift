import Observation

@Observable
final class Dial {
    private var degrees = 0

    var turns: Int {
        get { degrees / 360 }
        set {
            degrees = newValue * 360
        }
    }
}

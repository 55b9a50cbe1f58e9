import Combine

final class Dial: ObservableObject {
    private var degrees = 0

    var turns: Int {
        get { degrees / 360 }
        set {
            objectWillChange.send()
            degrees = newValue * 360
        }
    }
}

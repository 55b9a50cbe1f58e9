import Combine

final class Dial: ObservableObject {
    var angle = 0
}

import Combine

final class Dial: ObservableObject {
    var angle = 1 { willSet { objectWillChange.send() } }; var turns = 2
}

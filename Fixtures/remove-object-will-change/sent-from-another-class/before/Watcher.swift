import Combine

final class Dial: ObservableObject {
    @Published var angle = 0
}

final class Watcher {
    let dial = Dial()

    func poke() {
        dial.objectWillChange.send()
    }

    var position: Int { dial.angle }
}

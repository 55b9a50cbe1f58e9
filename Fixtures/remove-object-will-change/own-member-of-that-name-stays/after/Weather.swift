struct Announcer {
    func send() {}
}

final class Weather {
    let objectWillChange = Announcer()
    var degrees = 20 {
        willSet { objectWillChange.send() }
    }
}

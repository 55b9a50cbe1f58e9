import SwiftUI

final class Engine {
    var speed = 0
}

final class Session: ObservableObject {
    let engine = Engine()

    func accelerate() {
        objectWillChange.send()
        engine.speed += 1
    }
}

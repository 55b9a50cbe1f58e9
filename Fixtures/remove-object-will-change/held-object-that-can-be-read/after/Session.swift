import SwiftUI

final class Engine {
    var speed = 0
}

@Observable
final class Session {
    private(set) var engine = Engine()

    func accelerate() {
        withMutation(keyPath: \.engine) {}
        engine.speed += 1
    }
}

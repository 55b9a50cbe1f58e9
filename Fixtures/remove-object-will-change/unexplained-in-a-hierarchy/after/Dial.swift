import SwiftUI

@Observable
class Dial {
    var angle = 0

    func redraw() {
    }
}

@Observable
final class FastDial: Dial {
    var speed = 1
}

import SwiftUI

class Dial: ObservableObject {
    @Published var angle = 0

    func redraw() {
        objectWillChange.send()
    }
}

final class FastDial: Dial {
    var speed = 1
}

import SwiftUI

class Dial: ObservableObject {
    @Published var angle = 0

    func redraw() {
        objectWillChange.send()
    }
}

final class FastDial: Dial {
    var speed: Int { UserDefaults.standard.integer(forKey: "speed") }
}

struct DialView: View {
    @ObservedObject var dial: FastDial

    var body: some View {
        Text("\(dial.speed)")
    }
}

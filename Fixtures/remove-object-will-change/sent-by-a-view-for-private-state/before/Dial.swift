import SwiftUI

final class Dial: ObservableObject {
    private var angle = 0

    func isSteep() -> Bool { angle > 45 }
}

struct DialView: View {
    @ObservedObject var dial: Dial

    var body: some View {
        Button(dial.isSteep() ? "Redraw" : "Draw") { dial.objectWillChange.send() }
    }
}

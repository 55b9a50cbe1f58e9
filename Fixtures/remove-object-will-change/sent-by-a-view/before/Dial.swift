import SwiftUI

final class Dial: ObservableObject {
    private(set) var angle = 0
    private var turns = 0
}

struct DialView: View {
    @ObservedObject var dial: Dial

    var body: some View {
        Button("Redraw \(dial.angle)") { dial.objectWillChange.send() }
    }
}

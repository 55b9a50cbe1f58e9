import SwiftUI

final class Dial: ObservableObject {
    @Published var angle = 0

    func redraw() {
        withAnimation {
            objectWillChange.send()
        }
    }
}

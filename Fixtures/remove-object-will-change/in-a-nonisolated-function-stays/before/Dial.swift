import SwiftUI

@MainActor
final class Dial: ObservableObject {
    @Published var angle = 0

    nonisolated func redraw() {
        objectWillChange.send()
    }
}

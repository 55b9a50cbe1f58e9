import SwiftUI

final class Panel: ObservableObject {
    @Published private(set) var isShown = false

    func hide() {
        isShown = false
        withAnimation {
            objectWillChange.send()
        }
    }
}

import SwiftUI

final class Dial: ObservableObject {
    @Published var title = ""
    private var stored: Int
    var angle: Int {
        @storageRestrictions(initializes: stored)
        init(initialValue) { stored = initialValue }
        get { stored }
        set { stored = newValue }
    }

    init(angle: Int) {
        self.angle = angle
    }
}

struct DialView: View {
    @ObservedObject var dial: Dial

    var body: some View {
        Text("\(dial.angle) \(dial.title)")
    }
}

import SwiftUI

@Observable
final class Preferences {
    var isOnTop = false
}

struct ViewerView: View {
    @State private var zoom = Zoom()

    var body: some View {
        Text("\(zoom.factor)")
    }
}

@Observable
final class Zoom {
    var factor = 1.0
}

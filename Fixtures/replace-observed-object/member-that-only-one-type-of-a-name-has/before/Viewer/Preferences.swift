import SwiftUI

final class Preferences: ObservableObject {
    @Published var isOnTop = false
}

struct ViewerView: View {
    @StateObject private var zoom = Zoom()

    var body: some View {
        Text("\(zoom.factor)")
    }
}

final class Zoom: ObservableObject {
    @Published var factor = 1.0
}

import SwiftUI

struct ScreenView: View {
    @State private var screen = Screen()

    var body: some View {
        Text(screen.title)
    }
}

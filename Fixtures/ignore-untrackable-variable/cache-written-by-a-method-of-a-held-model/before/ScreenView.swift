import SwiftUI

struct ScreenView: View {
    @StateObject private var screen = Screen()

    var body: some View {
        Text(screen.title)
    }
}
